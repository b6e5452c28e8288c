import { Message, Spinner, userMessages, type AdditionalInfo } from '@plomada/ui'
import { AccountDataScreen } from '@plomada/ui/screens'
import { lazyPart } from '../frame/lazyPart.tsx'
import { withViewer } from '../frame/withViewer.tsx'
import { notify } from '../notice/notices.ts'
import { updateViewer } from '../session/store.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { useUpdateUser } from './user.data.ts'

// Lazy: few users have an address that is not confirmed.
const PendingEmail = lazyPart(
  () => import('./PendingEmail.tsx'),
  <Spinner label={<Message>{userMessages.confirmEmail}</Message>} />,
)

// Lazy: only professionals have it.
const Connection = lazyPart(() => import('../payout/Connection.tsx'))

export const AccountDataPage = withViewer({ title: userMessages.account, hasSidebar: true }, ({ viewer }) => {
  const update = useUpdateUser()
  const onSubmit = async (data: AdditionalInfo) => {
    const { user } = await update({ body: data })
    updateViewer(user)
    notify('success', userMessages.updated)
  }
  return (
    <AccountDataScreen
      viewer={viewer}
      onSignOut={useSignOut()}
      onSubmit={onSubmit}
      connection={viewer.role === 'professional' && <Connection />}
      pendingEmail={viewer.pendingEmail && <PendingEmail email={viewer.pendingEmail} />}
    />
  )
})
