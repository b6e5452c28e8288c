import { expect, test } from 'vitest'
import { offerPhases } from '../offer/offer.phase.ts'
import { assignmentNotices } from './assignment.notices.ts'
import { assignmentStates, type AssignmentEvent } from './assignment.state.ts'

interface Machine {
  names: readonly string[]
  states: Readonly<Record<string, { label: string; on: Readonly<Record<string, unknown>> }>>
  transition: (
    state: never,
    event: never,
  ) =>
    | { to: string | readonly string[]; by?: readonly string[]; guard?: string; effects?: object }
    | undefined
  timersOf: (state: never) => Readonly<Record<string, number>>
}

const toDays = (hours: number) => (hours % 24 === 0 ? `${hours / 24} d` : `${hours} h`)
const recipientsOf = (event: string) => Object.keys(assignmentNotices[event as AssignmentEvent] ?? {})
const person = 'Ana'

/** Writes the transitions of a machine: a diagram, and a row for each event. */
function describeMachine({ names, states, transition, timersOf }: Machine, isJob: boolean): string {
  const transitions = names.flatMap((state) =>
    Object.keys(states[state]?.on ?? {}).map((event) => {
      const rule = transition(state as never, event as never)
      const after = timersOf(state as never)[event]
      const {
        asks = {},
        money = '',
        reopensOffer = false,
      } = (rule?.effects ?? {}) as {
        asks?: object
        money?: string
        reopensOffer?: boolean
      }
      return {
        state,
        event,
        targets: [rule?.to ?? []].flat(),
        by: [...(rule?.by ?? []), ...(after === undefined ? [] : [`after ${toDays(after)}`])].join(', '),
        guard: rule?.guard ?? '',
        asks: Object.entries(asks)
          .map(([field, isRequired]) => (isRequired ? field : `${field}?`))
          .join(', '),
        money: [money, reopensOffer && 'the offer opens again'].filter(Boolean).join(', '),
        told: isJob ? recipientsOf(event).join(', ') : '',
      }
    }),
  )
  const arrows = transitions
    .flatMap(({ state, event, targets }) => targets.map((to) => ({ state, event, to })))
    .filter(({ state, to }) => state !== to)
    .map(({ state, event, to }) => `  ${state} --> ${to}: ${event}`)
  const rows = transitions.map(
    ({ state, event, targets, by, guard, asks, money, told }) =>
      `| ${[state, event, by, targets.join(' or '), guard, asks, money, told].join(' | ')} |`,
  )
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...arrows,
    '```',
    '',
    '| from | event | by | to | if | asks | money, offer | notified, besides the one who acts |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function describeNotices(): string {
  const rows = Object.entries(assignmentNotices).flatMap(([event, notices]) =>
    Object.entries(notices).map(([party, write]) => `| ${event} | ${party} | ${write({ person })} |`),
  )
  return ['| event | to | sentence |', '|---|---|---|', ...rows].join('\n')
}

const describe = () => `# The life of an offer and of a job

A client publishes an offer, professionals apply, and the client accepts one: a job begins (\`assignment\` in code, because \`job\` is a trade on the wire). Every change of state goes through \`transition\` of [transition.ts](../apps/api/src/transition/transition.ts): it locks the row, looks the event up in the declaration, checks who may cause it, stores the next state if the row is still in the one before, writes a row of \`history\`, and sets the timers. This page is written from the declarations: \`pnpm vitest run packages/domain/src/assignment --update\`.

The three public states are a view: \`pendiente\` while there is no job, \`proceso\` until it is paid, \`terminado\` from then on.

## Job

Declared in [assignment.state.ts](../packages/domain/src/assignment/assignment.state.ts).

${describeMachine(assignmentStates, true)}

## Offer

Declared in [offer.phase.ts](../packages/domain/src/offer/offer.phase.ts).

${describeMachine(offerPhases, false)}

## Notices of a job

By bell, mail and push, as users choose. The mail adds the reason that was given, and what happens next.

${describeNotices()}
`

test('the life of offers and jobs is documented as it is declared (P-198)', async () => {
  await expect(describe()).toMatchFileSnapshot('../../../../docs/jobs.md')
})
