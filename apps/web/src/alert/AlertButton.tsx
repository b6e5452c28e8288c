import { type Alert, isMissingProfile, paths } from '@plomada/domain'
import { alertMessages, Button, icons, Message, useOverride } from '@plomada/ui'
import { toUserError } from '@plomada/domain/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createNetworkError } from '../data/send.ts'
import { notify } from '../notice/notices.ts'
import { useSession } from '../session/useSession.ts'
import { useAppNavigate } from '../useAppNavigate.ts'
import { takePendingAlert } from './pendingAlert.ts'
import type { SaveAlertProps } from './SaveAlert.tsx'

// The form and what saves are loaded when the button is pressed, which shows it as pending.
const loadForm = () => import('./SaveAlert.tsx')

interface OpenForm {
  SaveAlert: Awaited<ReturnType<typeof loadForm>>['default']
  /** The alert in the form; undefined if the list has no filters for one. */
  edited: Alert | undefined
}

type AlertButtonProps = Pick<SaveAlertProps, 'filters' | 'tradeOptions'>

/** Renders the button that saves the filters of the list of offers as an alert. Visitors sign in first. */
export function AlertButton(props: AlertButtonProps) {
  const t = useOverride()
  const { viewer, signIn } = useSession()
  const navigate = useAppNavigate()
  const [open, setOpen] = useState<OpenForm | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const focusButton = () => button.current?.focus()
  const [isSaving, setSaving] = useState(false)
  const openForm = async (edited?: Alert) => {
    setSaving(true)
    try {
      const { default: SaveAlert } = await loadForm()
      setOpen({ SaveAlert, edited })
    } catch {
      notify('error', createNetworkError().message)
    } finally {
      setSaving(false)
    }
  }
  // Not in a transition: React would delay all others, such as a navigation, until the requests end.
  const save = async () => {
    if (!viewer || viewer.role === 'admin') return
    setSaving(true)
    try {
      const { saveAlertFromFilters } = await import('./saveAlertFromFilters.tsx')
      const onEdit = (alert: Alert) => void openForm(alert)
      const isSaved =
        !isMissingProfile(viewer) &&
        (await saveAlertFromFilters(props.filters, { onEdit, onUndone: focusButton }))
      if (!isSaved) await openForm()
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
    void signIn({ kind: 'alert', search: location.search })
  }
  if (viewer?.role === 'admin') return null
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        icon={icons.bellRing}
        pending={isSaving ? t(alertMessages.pending) : undefined}
        onClick={start}
      >
        <Message>{alertMessages.createTitle}</Message>
      </Button>
      {open && viewer && (
        <open.SaveAlert
          {...props}
          viewer={viewer}
          edited={open.edited}
          onClose={() => setOpen(null)}
          onCompleteProfile={() => navigate(paths.becomeProfessional)}
        />
      )}
    </>
  )
}
