import { type Dashboard, describeFinding } from '@plomada/domain'
import { dashboardMessages } from '../dashboard.messages.ts'
import type { DashboardLinks } from '../links.ts'

/** A link to what needs a person, with what to do. */
export interface AlarmItem {
  id: string
  href: string | undefined
  label: string
  help: string
}

const { alarms: labels, alarmHelp: helps } = dashboardMessages

/** Returns what is wrong with money, the most serious first. */
export function getAlarmItems(
  alarms: Dashboard['alarms'],
  links: Pick<DashboardLinks, 'withdrawals' | 'reconciliation' | 'refunding' | 'payoutDesk' | 'payoutRun'>,
  toDay: (date: Date) => string,
): AlarmItem[] {
  const { ledger, lateRefunds, failedPayouts, urgentWithdrawals, waitingRuns, openChargebacks } = alarms
  const items: (AlarmItem | false)[] = [
    ledger !== null && {
      id: 'ledger',
      href: links.reconciliation,
      label: labels.ledger,
      help: helps.ledger(toDay(ledger.since), ledger.findings.map(describeFinding).join('; ')),
    },
    urgentWithdrawals > 0 && {
      id: 'withdrawals',
      href: links.withdrawals,
      label: labels.urgentWithdrawals(urgentWithdrawals),
      help: helps.urgentWithdrawals,
    },
    openChargebacks > 0 && {
      id: 'chargebacks',
      href: links.payoutDesk,
      label: labels.openChargebacks(openChargebacks),
      help: helps.openChargebacks,
    },
    lateRefunds > 0 && {
      id: 'refunds',
      href: links.refunding,
      label: labels.lateRefunds(lateRefunds),
      help: helps.lateRefunds,
    },
    failedPayouts > 0 && {
      id: 'payouts',
      href: links.payoutDesk,
      label: labels.failedPayouts(failedPayouts),
      help: helps.failedPayouts,
    },
    ...waitingRuns.map((id) => ({
      id: `run ${id}`,
      href: links.payoutRun?.(id),
      label: labels.waitingRun(id),
      help: helps.waitingRuns,
    })),
  ]
  return items.filter((item) => item !== false)
}
