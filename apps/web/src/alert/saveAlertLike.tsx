import {
  type Alert,
  alertName,
  findSameAlert,
  hasAlertFilters,
  type OfferFilters,
  paths,
  toAlertFilters,
} from '@plomada/domain'
import { toUserError } from '@plomada/domain/define'
import { alertMessages, Button, ButtonLink, Inline, Message } from '@plomada/ui'
import { send, write } from '../data/send.ts'
import { closeNotice, notify } from '../notice/notices.ts'
import { alertCalls } from './alert.data.ts'

/** An alert with the notice that reports it. */
export interface ReportedAlert {
  alert: Alert
  noticeId: number
}

interface Handlers {
  /** Opens the form of an alert. */
  onEdit: (reported: ReportedAlert) => void
  /** Called after an alert was deleted again. */
  onUndone: () => void
}

/** Shows a notice about an alert with a button to edit it, and one to undo if it was just saved. */
function report(
  kind: 'success' | 'info',
  text: string,
  alert: Alert,
  handlers: Handlers,
  canUndo = false,
): void {
  const { onEdit, onUndone } = handlers
  const undo = async () => {
    try {
      await write(alertCalls.remove, { params: { alertId: alert.id } })
      closeNotice(noticeId)
      notify('success', alertMessages.removed(alertName(alert)))
      onUndone()
    } catch (error) {
      notify('error', toUserError(error).message)
    }
  }
  const noticeId = notify(kind, text, {
    actions: (
      <Inline gap={2}>
        <Button variant="secondary" size="small" onClick={() => onEdit({ alert, noticeId })}>
          <Message>{alertMessages.edit}</Message>
        </Button>
        {canUndo && (
          <Button variant="secondary" size="small" onClick={() => void undo()}>
            <Message>{alertMessages.undo}</Message>
          </Button>
        )}
      </Inline>
    ),
  })
}

/** Reports that there is such an alert already, after resuming it if it was paused. */
async function reportSame(alert: Alert, handlers: Handlers): Promise<void> {
  const name = alertName(alert)
  if (!alert.isPaused) return report('info', alertMessages.exists(name), alert, handlers)
  const { id, trade, cities, minimumBudget, frequency } = alert
  const body = { tradeId: trade?.id ?? null, cities, minimumBudget, frequency, isPaused: false }
  const { result } = await write(alertCalls.update, { params: { alertId: id }, body })
  report('success', alertMessages.resumed(name), result, handlers)
}

/**
 * Saves the filters of the list of offers as an alert, and reports what was saved, with buttons to edit and undo it.
 * Returns false if the list has no filters that an alert can have.
 */
export async function saveAlertLike(list: OfferFilters, handlers: Handlers): Promise<boolean> {
  const filters = toAlertFilters(list)
  if (!hasAlertFilters(filters)) return false
  try {
    const { result: alerts } = await send(alertCalls.list, {})
    const same = findSameAlert(alerts, filters)
    if (same) {
      await reportSame(same, handlers)
      return true
    }
    const { result } = await write(alertCalls.create, { body: { ...filters, frequency: 'immediate' } })
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
