import { type OfferFilters, paths } from '@plomada/domain'
import { alertMessages, Button, icons, Message } from '@plomada/ui'
import type { Option } from '@plomada/domain/define'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../session/useSession.ts'
import { useAppNavigate } from '../useAppNavigate.ts'
import { clearPendingAlert, hasPendingAlert, savePendingAlert } from './pendingAlert.ts'

// The form is loaded when the button is approached.
const load = () => import('./SaveAlert.tsx')
const SaveAlert = lazy(load)

export interface AlertButtonProps {
  filters: OfferFilters
  tradeOptions: readonly Option[]
}

/** Renders the button that saves the filters of the list of offers as an alert. Visitors sign in first. */
export default function AlertButton(props: AlertButtonProps) {
  const { viewer, signIn } = useSession()
  const navigate = useAppNavigate()
  const [isOpen, setOpen] = useState(hasPendingAlert)
  const start = () => {
    if (viewer) return setOpen(true)
    savePendingAlert()
    void signIn()
  }
  const close = () => {
    clearPendingAlert()
    setOpen(false)
  }
  if (viewer?.role === 'admin') return null
  return (
    <>
      <span onPointerEnter={() => void load()} onFocus={() => void load()}>
        <Button variant="secondary" icon={icons.bellRing} onClick={start}>
          <Message>{alertMessages.createTitle}</Message>
        </Button>
      </span>
      {isOpen && viewer && (
        <Suspense>
          <SaveAlert
            {...props}
            viewer={viewer}
            onClose={close}
            onCompleteProfile={() => navigate(paths.becomeProfessional)}
          />
        </Suspense>
      )}
    </>
  )
}
