import {
  type AssignmentActor,
  assignmentStates,
  type AssignmentState,
  getEffects,
  type AssignmentEvent,
} from '@plomada/domain'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Table } from '../../base/Table/Table.tsx'
import { AssignmentStateBadge } from '../AssignmentStateBadge/AssignmentStateBadge.tsx'
import { historySentences } from '../assignment.messages.ts'

interface Row {
  id: string
  from: AssignmentState
  event: AssignmentEvent
  to: readonly AssignmentState[]
  by: readonly AssignmentActor[]
}

/** Every state with its events. */
export const machineRows: Row[] = assignmentStates.names.flatMap((from) =>
  (Object.keys(assignmentStates.states[from].on) as AssignmentEvent[]).map((event) => {
    const { to = from, by = [] } = assignmentStates.transition(from, event) ?? {}
    return { id: `${from} ${event}`, from, event, to: [to].flat(), by: by as readonly AssignmentActor[] }
  }),
)

const names = { who: 'Bruno', client: 'Ana', worker: 'Bruno' }
/** Returns who causes an event, and after how many hours the clock does. */
const getCause = ({ from, event, by }: Row): string => {
  const hours = assignmentStates.timersOf(from)[event]
  return `by ${by.join(', ')}${hours === undefined ? '' : ` after ${hours} h`}`
}

/** The life of a job as its state machine declares it: every state with its events. */
export const MachineTable = () => (
  <Table
    caption="Job"
    isCaptionHidden
    rows={machineRows}
    columns={[
      { label: 'State', cell: ({ from }) => <AssignmentStateBadge state={from} /> },
      { label: 'Event', cell: ({ event }) => event },
      { label: 'What happened', cell: ({ event }) => historySentences[event](names) },
      { label: 'By', cell: getCause },
      { label: 'Money', cell: ({ from, event }) => getEffects(from, event).money ?? '' },
      {
        label: 'Next',
        cell: ({ to }) => (
          <Inline gap={1}>
            {to.map((state) => (
              <AssignmentStateBadge key={state} state={state} />
            ))}
          </Inline>
        ),
      },
    ]}
  />
)
