'use client'
import { assignmentHref, paths, type Withdrawal, type WithdrawalFilters } from '@plomada/domain'
import { useState } from 'react'
import { Heading, Page, Stack, Text } from '../../base/index.ts'
import { Message } from '../../marketplace/index.ts'
import {
  adminWithdrawalMessages as texts,
  type WithdrawalDecision,
  WithdrawalDialog,
  WithdrawalTable,
} from '../../withdrawal/index.ts'
import type { FilteredList } from '../FilteredList.ts'
import { ListPager } from '../ListPager.tsx'

export interface AdminWithdrawalsScreenProps {
  /** The requests. */
  list: Omit<FilteredList<WithdrawalFilters, Withdrawal>, 'filterProps'>
  /** Carries a request out for a job. */
  onAccept: (withdrawal: Withdrawal, data: { assignmentId: number }) => Promise<unknown>
  /** Refuses a request with a reason. */
  onRefuse: (withdrawal: Withdrawal, data: { reason: string }) => Promise<unknown>
  /** The current time.
   * @default the clock of the browser */
  now?: Date
}

/** Renders /dashboard/arrepentimientos, the requests to withdraw, the waiting ones first. */
export const AdminWithdrawalsScreen = ({ list, onAccept, onRefuse, now }: AdminWithdrawalsScreenProps) => {
  const [open, setOpen] = useState<Withdrawal | null>(null)
  const [decision, setDecision] = useState<WithdrawalDecision | null>(null)
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2}>
            <Message>{texts.title}</Message>
          </Heading>
          <Text tone="muted">
            <Message>{texts.lead}</Message>
          </Text>
        </Stack>
        <WithdrawalTable
          withdrawals={list.items}
          hrefFor={({ assignmentId }) => assignmentHref({ id: assignmentId })}
          onDecide={(withdrawal, next) => {
            setOpen(withdrawal)
            setDecision(next)
          }}
          now={now}
          {...list.listProps}
        />
        <ListPager path={paths.adminWithdrawals} {...list.pagerProps} />
        {open && (
          <WithdrawalDialog
            withdrawal={open}
            decision={decision}
            onClose={() => setDecision(null)}
            onAccept={(data) => onAccept(open, data)}
            onRefuse={(data) => onRefuse(open, data)}
          />
        )}
      </Stack>
    </Page>
  )
}
