'use client'
import { fullName, type QuotaRefusal, quotas } from '@plomada/domain'
import { Link } from '../../base/Link/Link.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Table, type TableColumn } from '../../base/Table/Table.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { ListError } from '../../layout/ListError/ListError.tsx'
import { moment } from '../../user/IdentityCard/moment.ts'
import { dashboardCopy } from '../dashboard.copy.ts'
import { Section } from '../Section/Section.tsx'
import * as css from './QuotaRefusals.css.ts'

export interface QuotaRefusalsProps {
  /** Users who met a quota, newest first; undefined while they load. */
  refusals: readonly QuotaRefusal[] | undefined
  /** Address of a user's page. */
  hrefFor?: ((user: QuotaRefusal['user']) => string) | undefined
  /** Whether they could not be loaded.
   * @default false */
  hasFailed?: boolean
  /** Loads them again. */
  onRetry?: (() => void) | undefined
}

type Row = QuotaRefusal & { id: number }

const columnsFor = (
  hrefFor: QuotaRefusalsProps['hrefFor'],
): readonly [TableColumn<Row>, ...TableColumn<Row>[]] => [
  {
    label: dashboardCopy.user,
    cell: ({ user }) => (
      <span className={css.name}>
        {hrefFor ? (
          <Link href={hrefFor(user)} tone="plain">
            {fullName(user)}
          </Link>
        ) : (
          fullName(user)
        )}
      </span>
    ),
  },
  {
    label: dashboardCopy.quota,
    cell: ({ act }) => <span className={css.quota}>{quotas[act].label}</span>,
  },
  {
    label: dashboardCopy.lastTime,
    cell: ({ lastAt }) => (
      <time className={css.time} dateTime={lastAt.toISOString()}>
        {moment(lastAt)}
      </time>
    ),
  },
  { label: dashboardCopy.times, isNumeric: true, cell: ({ times }) => times },
]

const Loading = () => (
  <div className={css.inset}>
    <VisuallyHidden isStatus>{dashboardCopy.loading}</VisuallyHidden>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
)

/** The users who met a quota in the last 30 days: which one, how often and when. */
export const QuotaRefusals = ({ refusals, hrefFor, hasFailed = false, onRetry }: QuotaRefusalsProps) => (
  <Section title={dashboardCopy.quotaRefusals}>
    {hasFailed ? (
      <div className={css.inset}>
        <ListError onRetry={onRetry} />
      </div>
    ) : refusals ? (
      <Table
        caption={dashboardCopy.quotaRefusals}
        isCaptionHidden
        columns={columnsFor(hrefFor)}
        rows={refusals.map((refusal, id) => ({ ...refusal, id }))}
        empty={dashboardCopy.noQuotaRefusals}
      />
    ) : (
      <Loading />
    )}
  </Section>
)
