import { Navigate } from 'react-router-dom'
import { useGo } from '../useGo.ts'
import { isComplete, paths, type StoredUser } from '@plomada/domain'
import { FormPage, ListError, RegistrationForm, tradeCopy, userCopy, type Registration } from '@plomada/ui'
import type { Transfer } from '@plomada/ui/form'
import { useTitle } from '../frame/useTitle.ts'
import { Gate } from '../frame/Gate.tsx'
import { keepViewer } from '../session/store.ts'
import { useTrades } from '../trade/trade.data.ts'
import { useReturn } from './useReturn.ts'
import { useRegister, useSendUserPhoto } from './user.data.ts'

/** The first step after the first sign-in: client or professional. */
export function RegistrationPage() {
  useTitle(userCopy.register)
  const { returnTo } = useReturn()
  return (
    <Gate>
      {(viewer) =>
        isComplete(viewer) ? <Navigate to={returnTo} replace /> : <RegistrationSteps viewer={viewer} />
      }
    </Gate>
  )
}

function RegistrationSteps({ viewer }: { viewer: StoredUser }) {
  const go = useGo()
  const { via } = useReturn()
  const { trades, problem, mutate } = useTrades()
  const register = useRegister()
  const sendPhoto = useSendUserPhoto()

  const onRegister = async ({ photoFile, ...registration }: Registration, transfer: Transfer) => {
    const { tradeIds, ...person } =
      registration.role === 'professional' ? registration : { ...registration, tradeIds: undefined }
    const { result } = await register({ body: { person, ...(tradeIds && { tradeIds }) } })
    const sendTheirs = (file: File) => sendPhoto({ body: { user: viewer.id }, file }, transfer)
    keepViewer(photoFile ? (await sendTheirs(photoFile)).result : result)
    go(via(paths.additionalInfo))
  }

  return (
    <FormPage
      title={userCopy.register}
      // Above the form and not in its place: a client needs no trades, and what was begun stays.
      notices={problem && !trades && <ListError none={tradeCopy.none} onRetry={() => void mutate()} />}
    >
      <RegistrationForm trades={trades ?? []} signInHref={paths.register} onRegister={onRegister} />
    </FormPage>
  )
}
