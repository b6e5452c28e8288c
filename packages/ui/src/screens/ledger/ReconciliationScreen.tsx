'use client'
import {
  type Difference,
  href,
  ledgerStatementHref,
  paths,
  type PeriodFilters,
  type Reconciliation,
} from '@plomada/domain'
import { Button, EmptyState, Heading, Notice, Page, ProgressBar, Stack, Text } from '../../base/index.ts'
import { DifferenceTable, reconciliationMessages as texts } from '../../ledger/index.ts'
import { Message, useOverride } from '../../marketplace/index.ts'
import type { FilteredList } from '../FilteredList.ts'
import { PeriodField } from './PeriodField.tsx'

export interface ReconciliationScreenProps {
  /** The period and its change. */
  filterProps: FilteredList<PeriodFilters, never>['filterProps']
  /** What was compared so far; undefined before the start. */
  result: Reconciliation | undefined
  /** Number of parts that were compared, and of all. */
  progress: { done: number; total: number }
  /** Whether a comparison runs. */
  isRunning: boolean
  /** Shows that the last part could not be compared.
   * @default false */
  hasFailed?: boolean
  /** Starts the comparison, or continues one that stopped. */
  onStart: () => void
}

type Payment = NonNullable<Difference['payment']>

const paymentHref = ({ assignmentId, offerId }: Payment): string =>
  assignmentId === null ? href(paths.offer, { id: offerId }) : ledgerStatementHref({ assignmentId })

const Result = ({ result, isEnded }: { result: Reconciliation; isEnded: boolean }) => {
  const t = useOverride()
  const { differences, payments, refunds, chargebacks } = result
  const notCompared = refunds === null && (
    <Notice>
      <Message>{texts.withoutRefunds}</Message>
    </Notice>
  )
  const disputed = chargebacks.ours + chargebacks.theirs > 0 && (
    <Text size="small" tone="muted">
      <Message>{texts.comparedChargebacks(chargebacks.ours, chargebacks.theirs)}</Message>
    </Text>
  )
  if (differences.length === 0)
    return (
      isEnded && (
        <>
          {notCompared}
          <EmptyState title={t(texts.equal)}>
            <Message>
              {refunds ? texts.compared(payments, refunds.ours, refunds.theirs) : texts.equalHelp(payments)}
            </Message>
          </EmptyState>
          {disputed}
        </>
      )
    )
  return (
    <Stack gap={3}>
      {notCompared}
      <Heading level={2} size="card">
        <Message>{texts.found(differences.length)}</Message>
      </Heading>
      {refunds && (
        <Text size="small" tone="muted">
          <Message>{texts.compared(payments, refunds.ours, refunds.theirs)}</Message>
        </Text>
      )}
      {disputed}
      <DifferenceTable differences={differences} hrefFor={paymentHref} />
    </Stack>
  )
}

/** Renders /dashboard/conciliacion, the comparison of the ledger with the payment provider. */
export const ReconciliationScreen = (props: ReconciliationScreenProps) => {
  const { filterProps, result, progress, isRunning, hasFailed = false, onStart } = props
  const t = useOverride()
  const { done, total } = progress
  return (
    <Page>
      <Stack gap={5}>
        <Text tone="muted">
          <Message>{texts.lead}</Message>
        </Text>
        <PeriodField {...filterProps} />
        <Stack gap={3} align="start">
          <Button onClick={onStart} isDisabled={isRunning}>
            <Message>{texts.start}</Message>
          </Button>
        </Stack>
        {isRunning && (
          <ProgressBar
            label={t(texts.running)}
            value={done}
            max={total}
            valueLabel={t(texts.progress(done, total))}
          />
        )}
        {hasFailed && (
          <Notice
            kind="error"
            actions={
              <Button variant="secondary" size="small" onClick={onStart}>
                <Message>{texts.continue}</Message>
              </Button>
            }
          >
            <Message>{texts.stopped}</Message>
          </Notice>
        )}
        {result && <Result result={result} isEnded={!isRunning && !hasFailed} />}
      </Stack>
    </Page>
  )
}
