import { type OfferFilters, paths } from '@plomada/domain'
import { alertMessages, Button, icons, Message, useOverride } from '@plomada/ui'
import type { Option } from '@plomada/domain/define'
import { lazy, useState, useTransition } from 'react'
import { useSession } from '../session/useSession.ts'
import { useAppNavigate } from '../useAppNavigate.ts'
import { clearPendingAlert, hasPendingAlert, savePendingAlert } from './pendingAlert.ts'

// The form is loaded when the button is pressed, which shows it as pending.
const SaveAlert = lazy(() => import('./SaveAlert.tsx'))

export interface AlertButtonProps {
  filters: OfferFilters
  tradeOptions: readonly Option[]
}

/** Renders the button that saves the filters of the list of offers as an alert. Visitors sign in first. */
export default function AlertButton(props: AlertButtonProps) {
  const t = useOverride()
  const { viewer, signIn } = useSession()
  const navigate = useAppNavigate()
  const [isOpen, setOpen] = useState(hasPendingAlert)
  const [isLoading, startLoading] = useTransition()
  const start = () => {
    if (viewer) return startLoading(() => setOpen(true))
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
      <Button
        variant="secondary"
        icon={icons.bellRing}
        pending={isLoading ? t(alertMessages.pending) : undefined}
        onClick={start}
      >
        <Message>{alertMessages.createTitle}</Message>
      </Button>
      {isOpen && viewer && (
        <SaveAlert
          {...props}
          viewer={viewer}
          onClose={close}
          onCompleteProfile={() => navigate(paths.becomeProfessional)}
        />
      )}
    </>
  )
}
