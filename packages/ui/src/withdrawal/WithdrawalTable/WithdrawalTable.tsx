'use client'
import type { WithdrawableJob, Withdrawal } from '@plomada/domain'
import { useState } from 'react'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { TableList, type TableListProps } from '../../layout/TableList/TableList.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import type { WithdrawalDecision } from '../WithdrawalDialog/WithdrawalDialog.tsx'
import { adminWithdrawalMessages as texts } from '../withdrawal.messages.ts'
import { getWithdrawalColumns } from './withdrawalColumns.tsx'

export interface WithdrawalTableProps extends Pick<
  TableListProps<Withdrawal>,
  'hasFailed' | 'onRetry' | 'page'
> {
  /** The requests of this page. Undefined while they load. */
  withdrawals: readonly Withdrawal[] | undefined
  /** Returns the URL of a job. */
  hrefFor?: ((job: WithdrawableJob) => string) | undefined
  /** Called when an admin wants to decide a request that waits. */
  onDecide: (withdrawal: Withdrawal, decision: WithdrawalDecision) => void
  /** The current time, which decides what is late.
   * @default the clock of the browser */
  now?: Date | undefined
}

/** Renders the requests to withdraw for admins: who asked, by when they have their effect, and the jobs they may be about. */
export const WithdrawalTable = ({ withdrawals, hrefFor, onDecide, now, ...rest }: WithdrawalTableProps) => {
  const t = useOverride()
  const [start] = useState(() => new Date())
  return (
    <TableList
      items={withdrawals}
      columns={getWithdrawalColumns(t, { now: now ?? start, hrefFor, onDecide })}
      caption={t(texts.title)}
      empty={
        <EmptyState title={t(texts.noneFound)}>
          <Message>{texts.noneFoundHelp}</Message>
        </EmptyState>
      }
      emptyTitle={t(texts.noneFound)}
      {...rest}
    />
  )
}
