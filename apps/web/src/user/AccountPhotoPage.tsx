import { userMessages } from '@plomada/ui'
import type { UploadOptions } from '@plomada/ui/form'
import { AccountPhotoScreen } from '@plomada/ui/screens'
import { withViewer } from '../frame/withViewer.tsx'
import { notify } from '../notice/notices.ts'
import { updateViewer } from '../session/store.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { useSendUserPhoto } from './user.data.ts'

export const AccountPhotoPage = withViewer(
  { title: userMessages.account, hasSidebar: true },
  ({ viewer }) => {
    const sendPhoto = useSendUserPhoto()
    const onSubmit = async (file: File, upload: UploadOptions) => {
      const { result } = await sendPhoto({ body: { user: viewer.id }, file }, upload)
      updateViewer(result)
      notify('success', userMessages.savedPhoto)
    }
    return <AccountPhotoScreen viewer={viewer} onSignOut={useSignOut()} onSubmit={onSubmit} />
  },
)
