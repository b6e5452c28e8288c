import { Navigate } from 'react-router-dom'
import { useAppNavigate } from '../useAppNavigate.ts'
import { isProfileComplete, paths, type StoredUser } from '@plomada/domain'
import { userMessages, type Registration } from '@plomada/ui'
import type { UploadOptions } from '@plomada/ui/form'
import { RegistrationScreen } from '@plomada/ui/screens'
import { withViewer } from '../frame/withViewer.tsx'
import { updateViewer } from '../session/store.ts'
import { useTrades } from '../trade/trade.data.ts'
import { useReturnTo } from './useReturnTo.ts'
import { useRegister, useSendUserPhoto } from './user.data.ts'

/** Renders the choice of a role after the first sign-in. */
export const RegistrationPage = withViewer({ title: userMessages.register }, ({ viewer }) => {
  const { returnTo } = useReturnTo()
  return isProfileComplete(viewer) ? (
    <Navigate to={returnTo} replace />
  ) : (
    <RegistrationSteps viewer={viewer} />
  )
})

function RegistrationSteps({ viewer }: { viewer: StoredUser }) {
  const navigate = useAppNavigate()
  const { withReturnTo } = useReturnTo()
  const { trades, problem, mutate } = useTrades()
  const register = useRegister()
  const sendPhoto = useSendUserPhoto()

  const onRegister = async ({ photoFile, ...registration }: Registration, uploadOptions: UploadOptions) => {
    const { tradeIds, ...person } =
      registration.role === 'professional' ? registration : { ...registration, tradeIds: undefined }
    const { result } = await register({ body: { person, ...(tradeIds && { tradeIds }) } })
    const upload = (file: File) => sendPhoto({ body: { user: viewer.id }, file }, uploadOptions)
    updateViewer(photoFile ? (await upload(photoFile)).result : result)
    navigate(withReturnTo(paths.additionalInfo))
  }

  return (
    <RegistrationScreen
      trades={trades ?? []}
      hasFailed={problem !== undefined && !trades}
      onRetry={() => void mutate()}
      onRegister={onRegister}
    />
  )
}
