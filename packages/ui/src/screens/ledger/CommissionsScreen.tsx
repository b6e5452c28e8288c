'use client'
import { type CommissionSum, type PeriodFilters, sumCommissions } from '@plomada/domain'
import {
  Button,
  EmptyState,
  Heading,
  icons,
  Inline,
  Money,
  Page,
  Panel,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '../../base/index.ts'
import { ListError } from '../../layout/ListError/ListError.tsx'
import { commissionMessages as texts, CommissionTable } from '../../ledger/index.ts'
import { Message, useOverride } from '../../marketplace/index.ts'
import { formatMonth } from '../../payout/index.ts'
import { useMessages } from '../../provider/index.ts'
import type { FilteredList } from '../FilteredList.ts'
import { PeriodField } from './PeriodField.tsx'

export interface CommissionsScreenProps {
  /** What the platform kept by month and trade; undefined while it loads. */
  sums: readonly CommissionSum[] | undefined
  /** Shows an error message because it failed to load.
   * @default false */
  hasFailed?: boolean
  /** Loads it again. */
  onRetry: () => void
  /** The period and its change. */
  filterProps: FilteredList<PeriodFilters, never>['filterProps']
  /** Downloads the figures as a CSV file. */
  onDownload: () => void
  /** Whether the file is being prepared.
   * @default false */
  isDownloading?: boolean
}

const Tables = ({ sums }: { sums: readonly CommissionSum[] }) => {
  const [total] = sumCommissions(sums, () => 'all')
  const months = sumCommissions(sums, ({ month }) => month)
  const trades = sumCommissions(sums, ({ trade }) => trade?.name ?? '').toSorted((a, b) => b.net - a.net)
  return (
    <>
      <Stack gap={1}>
        <Heading level={2} size="card">
          <Message>{texts.total}</Message>
        </Heading>
        <Money amount={(total?.net ?? 0) / 100} size="large" />
      </Stack>
      <Stack gap={3}>
        <Heading level={2} size="card">
          <Message>{texts.byMonth}</Message>
        </Heading>
        <CommissionTable
          totals={months}
          label={texts.month}
          caption={texts.byMonth}
          nameOf={(month) => formatMonth(month, 'es-AR')}
        />
      </Stack>
      <Stack gap={3}>
        <Heading level={2} size="card">
          <Message>{texts.byTrade}</Message>
        </Heading>
        <CommissionTable
          totals={trades}
          label={texts.trade}
          caption={texts.byTrade}
          nameOf={(name) => <Message>{name === '' ? texts.noTrade : name}</Message>}
        />
      </Stack>
    </>
  )
}

const Loading = () => (
  <Panel padding="small">
    <VisuallyHidden isStatus>{useMessages()('loading')}</VisuallyHidden>
    <Stack>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </Stack>
  </Panel>
)

/** Renders /dashboard/ganancias, what the platform kept by month and by trade. */
export const CommissionsScreen = (props: CommissionsScreenProps) => {
  const { sums, hasFailed = false, onRetry, filterProps, onDownload, isDownloading = false } = props
  const t = useOverride()
  return (
    <Page>
      <Stack gap={5}>
        <Text tone="muted">
          <Message>{texts.lead}</Message>
        </Text>
        <PeriodField {...filterProps} />
        <Inline justify="end">
          <Button
            variant="secondary"
            size="small"
            icon={icons.file}
            pending={isDownloading ? t(texts.downloading) : undefined}
            onClick={onDownload}
            isDisabled={!sums?.length}
          >
            <Message>{texts.download}</Message>
          </Button>
        </Inline>
        {hasFailed ? (
          <ListError emptyTitle={t(texts.none)} onRetry={onRetry} />
        ) : !sums ? (
          <Loading />
        ) : sums.length === 0 ? (
          <EmptyState title={t(texts.none)}>
            <Message>{texts.noneHelp}</Message>
          </EmptyState>
        ) : (
          <Tables sums={sums} />
        )}
      </Stack>
    </Page>
  )
}
