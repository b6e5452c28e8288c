import { alertName, isMissingProfile, type StoredUser, toAlertFilters } from '@plomada/domain'
import { type AlertChoices, AlertDialog, alertMessages, ConfirmDialog, Message } from '@plomada/ui'
import { notify } from '../notice/notices.ts'
import { readSettings } from '../settings.ts'
import { useCreateAlert } from './alert.data.ts'
import type { AlertButtonProps } from './AlertButton.tsx'

interface SaveAlertProps extends AlertButtonProps {
  viewer: StoredUser
  onClose: () => void
  /** Opens the form of the professional profile. */
  onCompleteProfile: () => void
}

/** Renders the form of an alert like the list. Clients read that they need a professional profile. */
export default function SaveAlert(props: SaveAlertProps) {
  const { viewer, filters, tradeOptions, onClose, onCompleteProfile } = props
  const create = useCreateAlert()
  const save = async (choices: AlertChoices) => {
    const { result } = await create({ body: choices })
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
      initial={toAlertFilters(filters)}
      tradeOptions={tradeOptions}
      budgetMaximum={readSettings().budgetMaximum}
      onSave={save}
    />
  )
}
