'use client'
import type { DeskChargeback } from '@plomada/domain'
import { Day } from '../../base/Day/Day.tsx'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../base/Table/Table.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import { payoutDeskMessages as texts } from '../payout.messages.ts'

export interface ChargebackTableProps {
  /** The open chargebacks, the first deadline first, or those that have ended, the newest first. */
  chargebacks: readonly DeskChargeback[]
  /** Returns the URL of a job. */
  hrefFor?: ((assignment: NonNullable<DeskChargeback['assignment']>) => string) | undefined
  /** Shows how the chargebacks ended and what they cost instead of the deadlines of their documents.
   * @default false */
  isEnded?: boolean | undefined
}

type Column = TableColumn<DeskChargeback>

const getOpenColumns = (t: Override): Column[] => [
  { label: t(texts.chargebackSince), cell: ({ createdAt }) => <Day date={createdAt} /> },
  {
    label: t(texts.chargebackDue),
    cell: ({ dueAt }) => (dueAt ? <Day date={dueAt} /> : <Message>{texts.noChargebackDue}</Message>),
  },
  {
    label: t(texts.sentBy),
    cell: ({ isHeld, professional }) =>
      isHeld || !professional ? (
        <Message>{texts.sentByUs}</Message>
      ) : (
        t(texts.sentByProfessional(professional.firstName))
      ),
  },
]

const getEndColumns = (t: Override): Column[] => [
  {
    label: t(texts.chargebackEnd),
    cell: ({ end }) =>
      end && (
        <Stack gap={1} align="start">
          <Message>{end.state === 'lost' ? texts.chargebackLost : texts.chargebackWon}</Message>
          <Text element="span" size="small" tone="muted">
            <Day date={end.at} />
          </Text>
        </Stack>
      ),
  },
]

const getFeeColumn = (t: Override): Column => ({
  label: t(texts.chargebackFee),
  isNumeric: true,
  cell: ({ fee, professional }) =>
    fee && (
      <Stack gap={1} align="end">
        <Money amount={fee.amount / 100} />
        <Text element="span" size="small" tone="muted">
          {fee.bearer === 'professional' && professional ? (
            t(texts.feeOfProfessional(professional.firstName))
          ) : (
            <Message>{texts.feeOfPlatform}</Message>
          )}
        </Text>
      </Stack>
    ),
})

const getColumns = (
  t: Override,
  { hrefFor, isEnded = false }: Pick<ChargebackTableProps, 'hrefFor' | 'isEnded'>,
): [TableColumn<DeskChargeback>, ...TableColumn<DeskChargeback>[]] => [
  {
    label: t(texts.chargebackJob),
    cell: ({ assignment }) =>
      assignment ? (
        <OptionalLink href={hrefFor?.(assignment)}>{assignment.title}</OptionalLink>
      ) : (
        <Message>{texts.noJob}</Message>
      ),
  },
  ...(isEnded ? getEndColumns(t) : getOpenColumns(t)),
  {
    label: t(texts.chargebackAmount),
    isNumeric: true,
    cell: ({ amount }) => <Money amount={amount / 100} />,
  },
  ...(isEnded ? [getFeeColumn(t)] : []),
]

/**
 * Renders the payments that their payers dispute at the bank: the job, until when documents are sent, who sends them, and the
 * amount; or how they ended, and what the provider charged.
 */
export const ChargebackTable = ({ chargebacks, hrefFor, isEnded }: ChargebackTableProps) => {
  const t = useOverride()
  return (
    <Panel padding="none" isClipped>
      <Table
        caption={t(isEnded ? texts.endedChargebacks : texts.chargebacks)}
        isCaptionHidden
        columns={getColumns(t, { hrefFor, isEnded })}
        rows={chargebacks}
      />
    </Panel>
  )
}
