import { EmailConfirmation, userCopy } from '@plomada/ui'
import { notify } from '../notice/notices.ts'
import { keepViewer } from '../session/store.ts'
import { useConfirmEmail, useSendEmailCode } from './user.data.ts'

/** Confirms an address of the user that waits for its code. */
export default function PendingEmail({ email }: { email: string }) {
  const confirm = useConfirmEmail()
  const sendCode = useSendEmailCode()
  const onConfirm = async ({ code }: { code: string }) => {
    const { user } = await confirm({ body: { code } })
    keepViewer(user)
    notify('success', userCopy.emailConfirmed)
  }
  return <EmailConfirmation email={email} onConfirm={onConfirm} onResend={() => sendCode({})} />
}
