import { type Alert, alertName, type StoredUser } from '@plomada/domain'
import { toUserError } from '@plomada/domain/contract'
import { type AlertChoices, alertMessages } from '@plomada/ui'
import { AlertsScreen } from '@plomada/ui/screens'
import { withViewer } from '../frame/withViewer.tsx'
import { notify } from '../notice/notices.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { readSettings } from '../settings.ts'
import { useTradeOptions } from '../trade/trade.data.ts'
import { useAlerts, useCreateAlert, useRemoveAlert, useUpdateAlert } from './alert.data.ts'

function Alerts({ viewer }: { viewer: StoredUser }) {
  const { data, problem, mutate } = useAlerts()
  const create = useCreateAlert()
  const update = useUpdateAlert()
  const remove = useRemoveAlert()
  const save = async (choices: AlertChoices, alert: Alert | null) => {
    const { result } = alert
      ? await update({ params: { alertId: alert.id }, body: { ...choices, isPaused: alert.isPaused } })
      : await create({ body: choices })
    notify('success', alertMessages.saved(alertName(result)))
  }
  const pause = async ({ id, trade, cities, minimumBudget, frequency }: Alert, isPaused: boolean) => {
    const body = { tradeId: trade?.id ?? null, cities, minimumBudget, frequency, isPaused }
    try {
      await update({ params: { alertId: id }, body })
    } catch (error) {
      notify('error', toUserError(error).message)
    }
  }
  return (
    <AlertsScreen
      viewer={viewer}
      onSignOut={useSignOut()}
      alerts={data?.result}
      hasFailed={problem !== undefined}
      onRetry={() => void mutate()}
      tradeOptions={useTradeOptions()}
      budgetMaximum={readSettings().budgetMaximum}
      onSave={save}
      onPause={pause}
      onRemove={({ id }) => remove({ params: { alertId: id } })}
    />
  )
}

/** Renders the alerts of a professional. */
export const AlertsPage = withViewer(
  { title: alertMessages.title, roles: ['professional'], hasSidebar: true },
  Alerts,
)
