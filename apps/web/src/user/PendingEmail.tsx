import { EmailConfirmation, userMessages } from '@plomada/ui'
import { notify } from '../notice/notices.ts'
import { updateViewer } from '../session/store.ts'
import { useConfirmEmail, useSendEmailCode } from './user.data.ts'

export default function PendingEmail({ email }: { email: string }) {
  const confirm = useConfirmEmail()
  const sendCode = useSendEmailCode()
  const onConfirm = async ({ code }: { code: string }) => {
    const { user } = await confirm({ body: { code } })
    updateViewer(user)
    notify('success', userMessages.emailConfirmed)
  }
  return <EmailConfirmation email={email} onConfirm={onConfirm} onResend={() => sendCode({})} />
}
