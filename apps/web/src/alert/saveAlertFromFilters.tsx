import {
  type Alert,
  alertName,
  findSameAlert,
  hasAlertFilters,
  type OfferFilters,
  paths,
  toAlertFilters,
} from '@plomada/domain'
import { toUserError } from '@plomada/domain/contract'
import { alertMessages, Button, ButtonLink, Inline, Message, useOverride } from '@plomada/ui'
import { useState } from 'react'
import { send, write } from '../data/send.ts'
import { closeNotice, notify } from '../notice/notices.ts'
import { calls } from '../data/calls.ts'

interface Handlers {
  /** Opens the form of an alert. */
  onEdit: (alert: Alert) => void
  /** Called after an alert was deleted again. */
  onUndone: () => void
}

/** The notices about each alert, by its id. */
const noticeIds = new Map<Alert['id'], number[]>()

/** Closes the notices about an alert, which has changed. */
export function closeAlertNotices({ id }: Alert): void {
  noticeIds.get(id)?.forEach(closeNotice)
  noticeIds.delete(id)
}

interface ActionsProps extends Handlers {
  alert: Alert
  canUndo: boolean
}

const Actions = ({ alert, canUndo, onEdit, onUndone }: ActionsProps) => {
  const t = useOverride()
  const [isUndoing, setUndoing] = useState(false)
  const undo = async () => {
    setUndoing(true)
    try {
      await write(calls.alert.remove, { params: { alertId: alert.id } })
      closeAlertNotices(alert)
      notify('success', alertMessages.removed(alertName(alert)))
      onUndone()
    } catch (error) {
      setUndoing(false)
      notify('error', toUserError(error).message)
    }
  }
  return (
    <Inline gap={2}>
      <Button variant="secondary" size="small" isDisabled={isUndoing} onClick={() => onEdit(alert)}>
        <Message>{alertMessages.edit}</Message>
      </Button>
      {canUndo && (
        <Button
          variant="secondary"
          size="small"
          pending={isUndoing ? t(alertMessages.pending) : undefined}
          onClick={() => void undo()}
        >
          <Message>{alertMessages.undo}</Message>
        </Button>
      )}
    </Inline>
  )
}

/** Shows a notice about an alert with a button to edit it, and one to undo if it was just saved. */
function report(
  kind: 'success' | 'info',
  text: string,
  alert: Alert,
  handlers: Handlers,
  canUndo = false,
): void {
  const actions = <Actions alert={alert} canUndo={canUndo} {...handlers} />
  const noticeId = notify(kind, text, { actions })
  noticeIds.set(alert.id, [...(noticeIds.get(alert.id) ?? []), noticeId])
}

/** Reports that there is such an alert already, after resuming it if it was paused. */
async function reportSame(alert: Alert, handlers: Handlers): Promise<void> {
  const name = alertName(alert)
  if (!alert.isPaused) return report('info', alertMessages.exists(name), alert, handlers)
  const { id, trade, cities, minimumBudget, frequency } = alert
  const body = { tradeId: trade?.id ?? null, cities, minimumBudget, frequency, isPaused: false }
  const { result } = await write(calls.alert.update, { params: { alertId: id }, body })
  report('success', alertMessages.resumed(name), result, handlers)
}

/**
 * Saves the filters of the list of offers as an alert, and reports what was saved, with buttons to edit and undo it.
 * Returns false if the list has no filters that an alert can have.
 */
export async function saveAlertFromFilters(list: OfferFilters, handlers: Handlers): Promise<boolean> {
  const filters = toAlertFilters(list)
  if (!hasAlertFilters(filters)) return false
  try {
    const { result: alerts } = await send(calls.alert.list, {})
    const same = findSameAlert(alerts, filters)
    if (same) {
      await reportSame(same, handlers)
      return true
    }
    const { result } = await write(calls.alert.create, { body: { ...filters, frequency: 'immediate' } })
    const saved = alertMessages.savedAtOnce(alertName(result))
    const text = list.title ? `${saved} ${alertMessages.withoutSearch}` : saved
    report('success', text, result, handlers, true)
  } catch (error) {
    notify('error', toUserError(error).message, {
      actions: (
        <ButtonLink href={paths.alerts} variant="secondary" size="small">
          <Message>{alertMessages.seeAll}</Message>
        </ButtonLink>
      ),
    })
  }
  return true
}
