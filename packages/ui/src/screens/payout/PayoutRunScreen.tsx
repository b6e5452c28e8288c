'use client'
import { paths, type PayoutRunDetail } from '@plomada/domain'
import { useMoneyText } from '../../application/useMoneyText.ts'
import { Button, Heading, icons, Link, Page, Panel, Stack, Text } from '../../base/index.ts'
import { Message, useOverride } from '../../marketplace/index.ts'
import {
  payoutDeskMessages as texts,
  PayoutResultsForm,
  type PayoutResultsFormProps,
  PayoutTable,
} from '../../payout/index.ts'

export interface PayoutRunScreenProps extends PayoutResultsFormProps {
  /** The run with its payouts. */
  detail: PayoutRunDetail
  /** Downloads the file for the bank. */
  onDownload: () => void
  /** Whether the file is being prepared.
   * @default false */
  isDownloading?: boolean
}

/** Renders /dashboard/pagos/7, a run: its payouts, the file for the bank, and the answer of the bank. */
export const PayoutRunScreen = (props: PayoutRunScreenProps) => {
  const { detail, onDownload, isDownloading = false, onImport } = props
  const { run, payouts } = detail
  const t = useOverride()
  const toMoney = useMoneyText()
  const isOpen = run.paid + run.failed < run.count
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={2} align="start">
          <Link href={paths.payoutDesk}>
            <Message>{texts.back}</Message>
          </Link>
          <Heading level={2}>
            <Message>{texts.run(run.id)}</Message>
          </Heading>
          <Text>
            <Message>{texts.endedOf(run.paid, run.failed, run.count)}</Message>.{' '}
            <Message>{texts.total}</Message>: {toMoney(run.amount / 100)}
          </Text>
        </Stack>
        {isOpen && (
          <Stack gap={2} align="start">
            <Button
              icon={icons.file}
              pending={isDownloading ? t(texts.downloading) : undefined}
              onClick={onDownload}
            >
              <Message>{texts.download}</Message>
            </Button>
            <Text size="small" tone="muted">
              <Message>{texts.downloadHelp}</Message>
            </Text>
          </Stack>
        )}
        <PayoutTable payouts={payouts} />
        <Panel>
          <PayoutResultsForm onImport={onImport} />
        </Panel>
      </Stack>
    </Page>
  )
}
