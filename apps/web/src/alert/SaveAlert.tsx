import {
  type Alert,
  alertName,
  isMissingProfile,
  type OfferFilters,
  type StoredUser,
  toAlertFilters,
} from '@plomada/domain'
import type { Option } from '@plomada/domain/contract'
import { type AlertChoices, AlertDialog, alertMessages, ConfirmDialog, Message } from '@plomada/ui'
import { notify } from '../notice/notices.ts'
import { readSettings } from '../settings.ts'
import { useCreateAlert, useUpdateAlert } from './alert.data.ts'
import { closeAlertNotices } from './saveAlertFromFilters.tsx'

export interface SaveAlertProps {
  filters: OfferFilters
  tradeOptions: readonly Option[]
  viewer: StoredUser
  /** The alert to edit; undefined for a new one. */
  edited: Alert | undefined
  onClose: () => void
  /** Opens the form of the professional profile. */
  onCompleteProfile: () => void
}

/** Renders the form of an alert, or of a new one like the list. Clients read that they need a professional profile. */
export default function SaveAlert(props: SaveAlertProps) {
  const { viewer, edited: alert, filters, tradeOptions, onClose, onCompleteProfile } = props
  const create = useCreateAlert()
  const update = useUpdateAlert()
  const save = async (choices: AlertChoices) => {
    const { result } = alert
      ? await update({ params: { alertId: alert.id }, body: { ...choices, isPaused: false } })
      : await create({ body: choices })
    if (alert) closeAlertNotices(alert)
    notify('success', alertMessages.saved(alertName(result)))
  }
  if (isMissingProfile(viewer))
    return (
      <ConfirmDialog
        isOpen
        onClose={onClose}
        title={<Message>{alertMessages.title}</Message>}
        action={<Message>{alertMessages.completeProfile}</Message>}
        tone="primary"
        onConfirm={async () => onCompleteProfile()}
      >
        <Message>{alertMessages.needsProfile}</Message>
      </ConfirmDialog>
    )
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      isEdit={alert !== undefined}
      initial={alert ? { ...alert, tradeId: alert.trade?.id ?? null } : toAlertFilters(filters)}
      tradeOptions={tradeOptions}
      budgetMaximum={readSettings().budgetMaximum}
      onSave={save}
    />
  )
}
