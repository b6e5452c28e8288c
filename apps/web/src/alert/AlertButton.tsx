import { type OfferFilters, paths } from '@plomada/domain'
import { alertMessages, Button, icons, Message } from '@plomada/ui'
import type { Option } from '@plomada/domain/define'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession } from '../session/useSession.ts'
import { useAppNavigate } from '../useAppNavigate.ts'
import { savePendingAlert, takePendingAlert } from './pendingAlert.ts'

// The form is loaded when the button is approached.
const load = () => import('./SaveAlert.tsx')
const SaveAlert = lazy(load)

export interface AlertButtonProps {
  filters: OfferFilters
  tradeOptions: readonly Option[]
}

/** Renders the button that saves the filters of the list of offers as an alert. Visitors sign in first. */
export default function AlertButton(props: AlertButtonProps) {
  const { state, viewer, signIn } = useSession()
  const navigate = useAppNavigate()
  const [isOpen, setOpen] = useState(false)
  const isLoading = state === 'loading'
  const isMember = viewer !== null
  useEffect(() => {
    // A visitor who returns without having signed in starts again.
    if (!isLoading && takePendingAlert() && isMember) setOpen(true)
  }, [isLoading, isMember])
  const start = () => {
    if (viewer) return setOpen(true)
    savePendingAlert()
    void signIn()
  }
  if (viewer?.role === 'admin') return null
  return (
    <>
      <Button
        variant="secondary"
        icon={icons.bellRing}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={start}
      >
        <Message>{alertMessages.createTitle}</Message>
      </Button>
      {isOpen && viewer && (
        <Suspense>
          <SaveAlert
            {...props}
            viewer={viewer}
            onClose={() => setOpen(false)}
            onCompleteProfile={() => navigate(paths.becomeProfessional)}
          />
        </Suspense>
      )}
    </>
  )
}
