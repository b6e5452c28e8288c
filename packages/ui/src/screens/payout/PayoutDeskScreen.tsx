'use client'
import { type PayoutCandidate, type PayoutDesk, payoutRunHref } from '@plomada/domain'
import { useState } from 'react'
import { useMoneyText } from '../../application/useMoneyText.ts'
import { Button, Heading, Notice, Page, Skeleton, Stack, Text } from '../../base/index.ts'
import { ConfirmDialog } from '../../layout/index.ts'
import { Message, useOverride } from '../../marketplace/index.ts'
import { PayoutCandidateTable, payoutDeskMessages as texts, PayoutRunTable } from '../../payout/index.ts'

export interface PayoutDeskScreenProps {
  /** Who is owed money, and the runs so far; undefined while they load. */
  desk: PayoutDesk | undefined
  /** Shows an error message because they failed to load.
   * @default false */
  hasFailed?: boolean
  /** Loads them again. */
  onRetry: () => void
  /** Makes a run. The dialog shows the errors that it throws. */
  onCreateRun: () => Promise<unknown>
  /** Returns the URL of a professional. */
  hrefFor: (person: PayoutCandidate['person']) => string
}

const Create = ({ desk, onCreateRun }: { desk: PayoutDesk } & Pick<PayoutDeskScreenProps, 'onCreateRun'>) => {
  const t = useOverride()
  const toMoney = useMoneyText()
  const [isOpen, setOpen] = useState(false)
  const due = desk.candidates.filter(({ block }) => block === null)
  const amount = due.reduce((sum, { balance }) => sum + balance, 0)
  return (
    <>
      {desk.isStopped && (
        <Notice kind="error">
          <Message>{texts.stopped}</Message>
        </Notice>
      )}
      <Button onClick={() => setOpen(true)} isDisabled={desk.isStopped || due.length === 0}>
        <Message>{texts.make}</Message>
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t(texts.make)}
        action={t(texts.make)}
        tone="primary"
        onConfirm={onCreateRun}
      >
        {t(texts.makeHelp(due.length, toMoney(amount / 100)))}
      </ConfirmDialog>
    </>
  )
}

/** Renders /dashboard/pagos, the professionals to which the platform owes money and the runs that pay it. */
export const PayoutDeskScreen = (props: PayoutDeskScreenProps) => {
  const { desk, hasFailed = false, onRetry, onCreateRun, hrefFor } = props
  const toMoney = useMoneyText()
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={3} align="start">
          {desk ? (
            <>
              <Text tone="muted">
                <Message>{texts.lead(toMoney(desk.minimum / 100))}</Message>
              </Text>
              <Create desk={desk} onCreateRun={onCreateRun} />
            </>
          ) : (
            !hasFailed && <Skeleton shape="button" />
          )}
        </Stack>
        <Stack gap={3}>
          <Heading level={2} size="card">
            <Message>{texts.candidates}</Message>
          </Heading>
          <Text size="small" tone="muted">
            <Message>{texts.salesHelp}</Message>
          </Text>
          <PayoutCandidateTable
            candidates={desk?.candidates}
            hasFailed={hasFailed}
            onRetry={onRetry}
            hrefFor={hrefFor}
          />
        </Stack>
        {desk && (
          <Stack gap={3}>
            <Heading level={2} size="card">
              <Message>{texts.runs}</Message>
            </Heading>
            <PayoutRunTable runs={desk.runs} hrefFor={payoutRunHref} />
          </Stack>
        )}
      </Stack>
    </Page>
  )
}
