import { type Alert, isMissingProfile, type OfferFilters, paths } from '@plomada/domain'
import { alertMessages, Button, icons, Message, useOverride } from '@plomada/ui'
import { type Option, toUserError } from '@plomada/domain/define'
import { lazy, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import { notify } from '../notice/notices.ts'
import { useSession } from '../session/useSession.ts'
import { useAppNavigate } from '../useAppNavigate.ts'
import { savePendingAlert, takePendingAlert } from './pendingAlert.ts'

// The form and what saves are loaded when the button is pressed, which shows it as pending.
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
  /** The alert in the open form: `new` if the list has no filters for one. */
  const [open, setOpen] = useState<Alert | 'new' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const focusButton = () => button.current?.focus()
  const [isSaving, setSaving] = useState(false)
  const [isLoading, startLoading] = useTransition()
  // As a transition, so that the button stays while the form loads.
  const openForm = (alert: Alert | 'new') => startLoading(() => setOpen(alert))
  // Not in a transition: React would delay all others, such as a navigation, until the requests end.
  const save = async () => {
    if (!viewer || viewer.role === 'admin') return
    setSaving(true)
    try {
      const { saveAlertLike } = await import('./saveAlertLike.tsx')
      const isSaved =
        !isMissingProfile(viewer) &&
        (await saveAlertLike(props.filters, { onEdit: openForm, onUndone: focusButton }))
      if (!isSaved) openForm('new')
    } catch (error) {
      notify('error', toUserError(error).message)
    } finally {
      setSaving(false)
    }
  }
  const saveAfterSignIn = useEffectEvent(() => {
    if (takePendingAlert()) void save()
  })
  const isSignedIn = viewer !== null
  useEffect(() => {
    // What is pending is stored outside of React.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isSignedIn) saveAfterSignIn()
  }, [isSignedIn])
  // The button that opened the form may be gone with its notice.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!open && wasOpen.current && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = open !== null
  }, [open])
  const start = () => {
    if (viewer) return void save()
    savePendingAlert()
    void signIn()
  }
  if (viewer?.role === 'admin') return null
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        icon={icons.bellRing}
        pending={isSaving || isLoading ? t(alertMessages.pending) : undefined}
        onClick={start}
      >
        <Message>{alertMessages.createTitle}</Message>
      </Button>
      {open && viewer && (
        <SaveAlert
          {...props}
          viewer={viewer}
          edited={open === 'new' ? undefined : open}
          onClose={() => setOpen(null)}
          onCompleteProfile={() => navigate(paths.becomeProfessional)}
        />
      )}
    </>
  )
}
