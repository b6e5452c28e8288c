import { type AssignmentSummary, capitalize, fullName } from '@plomada/domain'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Day } from '../../base/Day/Day.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Money } from '../../base/Money/Money.tsx'
import type { DataTableColumn } from '../../base/DataTable/DataTable.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import type { Override } from '../../marketplace/overrides.ts'
import { adminAssignmentMessages as messages, needTexts } from '../assignment.admin.messages.ts'
import { AssignmentStateBadge } from '../AssignmentStateBadge/AssignmentStateBadge.tsx'

/** Returns the columns of the table of all jobs. */
export const getAssignmentColumns = (
  t: Override,
  hrefFor: ((assignment: AssignmentSummary) => string) | undefined,
): [DataTableColumn<AssignmentSummary>, ...DataTableColumn<AssignmentSummary>[]] => [
  {
    id: 'job',
    label: t(messages.job),
    cell: (assignment) => (
      <>
        <Text element="span" weight="strong">
          <OptionalLink href={hrefFor?.(assignment)}>{capitalize(assignment.offer.title)}</OptionalLink>
        </Text>
        <br />
        <Text element="span" size="small" tone="muted">
          <Message>{messages.people(fullName(assignment.client), fullName(assignment.worker))}</Message>
        </Text>
      </>
    ),
  },
  {
    id: 'state',
    label: t(messages.state),
    cell: ({ state, need }) => (
      <Inline gap={1}>
        <AssignmentStateBadge state={state} />
        {need && (
          <Badge tone="danger">
            <Message>{needTexts[need]}</Message>
          </Badge>
        )}
      </Inline>
    ),
  },
  {
    id: 'change',
    label: t(messages.changedAt),
    sorts: ['descending'],
    priority: 'medium',
    cell: ({ changedAt }) => <Day date={changedAt} />,
  },
  {
    id: 'deadline',
    label: t(messages.dueAt),
    sorts: ['ascending'],
    cell: ({ dueAt }) => (dueAt ? <Day date={dueAt} /> : '—'),
  },
  {
    id: 'amount',
    label: t(messages.amount),
    isNumeric: true,
    cell: ({ amount }) => (
      <Text element="span" weight="strong">
        <Money amount={amount} />
      </Text>
    ),
  },
]
