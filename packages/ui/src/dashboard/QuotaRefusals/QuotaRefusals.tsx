'use client'
import { fullName, type QuotaRefusal } from '@plomada/domain'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Table, type TableColumn } from '../../base/Table/Table.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { type Formats, useFormats } from '../../provider/index.ts'
import { ListError } from '../../layout/ListError/ListError.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { Section } from '../Section/Section.tsx'
import * as css from './QuotaRefusals.css.ts'

export interface QuotaRefusalsProps {
  /** Users who reached a quota, newest first. Undefined while they load. */
  refusals: readonly QuotaRefusal[] | undefined
  /** Returns the URL of a user's page. */
  hrefFor?: ((user: QuotaRefusal['user']) => string) | undefined
  /** Shows an error message because the data failed to load.
   * @default false */
  hasFailed?: boolean
  /** Loads the data again. */
  onRetry?: (() => void) | undefined
}

type Row = QuotaRefusal & { id: number }

const getColumns = (
  hrefFor: QuotaRefusalsProps['hrefFor'],
  { dateTime }: Formats,
  t: Override,
): readonly [TableColumn<Row>, ...TableColumn<Row>[]] => [
  {
    label: t(dashboardMessages.user),
    cell: ({ user }) => (
      <span className={css.name}>
        <OptionalLink href={hrefFor?.(user)}>{fullName(user)}</OptionalLink>
      </span>
    ),
  },
  {
    label: t(dashboardMessages.quota),
    cell: ({ act }) => (
      <span className={css.quota}>
        <Message>{act}</Message>
      </span>
    ),
  },
  {
    label: t(dashboardMessages.lastTime),
    cell: ({ lastAt }) => (
      <time className={css.time} dateTime={lastAt.toISOString()}>
        {dateTime(lastAt)}
      </time>
    ),
  },
  { label: t(dashboardMessages.times), isNumeric: true, cell: ({ count }) => count },
]

const Loading = () => (
  <div className={css.inset}>
    <VisuallyHidden isStatus>
      <Message>{dashboardMessages.loading}</Message>
    </VisuallyHidden>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
)

/** Renders the users who reached a quota in the last 30 days: quota, last time and count. */
export const QuotaRefusals = ({ refusals, hrefFor, hasFailed = false, onRetry }: QuotaRefusalsProps) => {
  const formats = useFormats()
  const t = useOverride()
  return (
    <Section title={dashboardMessages.quotaRefusals}>
      {hasFailed ? (
        <div className={css.inset}>
          <ListError onRetry={onRetry} />
        </div>
      ) : refusals ? (
        <Table
          caption={t(dashboardMessages.quotaRefusals)}
          isCaptionHidden
          columns={getColumns(hrefFor, formats, t)}
          rows={refusals.map((refusal, id) => ({ ...refusal, id }))}
          empty={t(dashboardMessages.noQuotaRefusals)}
        />
      ) : (
        <Loading />
      )}
    </Section>
  )
}
