import { offers } from '../offer/offer.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import { assignments } from './assignment.fixtures.ts'
import type { Assignment, AssignmentSummary } from './assignment.ts'

const { carla, maximiliano } = people
const toPerson = ({
  id,
  firstName,
  lastName,
}: Pick<Assignment['client'], 'id' | 'firstName' | 'lastName'>) => ({
  id,
  firstName,
  lastName,
})
const toSummary = (
  { state, amount, changedAt, dueAt, offer, client, worker }: Assignment,
  changes: Pick<AssignmentSummary, 'id'> & Partial<AssignmentSummary>,
): AssignmentSummary => ({
  state,
  amount,
  changedAt,
  dueAt,
  offer: { id: offer.id, title: offer.title },
  client: toPerson(client),
  worker: toPerson(worker),
  need: null,
  ...changes,
})
const { tankPump, longWords, newWiring } = offers
const toOffer = ({ id, title }: { id: number; title: string }) => ({ id, title })

/** Jobs as admins list them, those that changed last first. */
export const assignmentSummaries: readonly AssignmentSummary[] = [
  toSummary(assignments.disputed, { id: 17, dueAt: new Date('2026-11-23T12:00:00Z') }),
  toSummary(assignments.settlementProposed, {
    id: 16,
    dueAt: new Date('2026-11-23T12:00:00Z'),
    offer: toOffer(tankPump),
    amount: 48_000,
    worker: toPerson(carla),
    need: 'decision',
  }),
  toSummary(assignments.refundFailed, {
    id: 15,
    changedAt: new Date('2026-11-19T21:15:00Z'),
    offer: toOffer(newWiring),
    client: toPerson(maximiliano),
    need: 'refund',
  }),
  toSummary(assignments.done, { id: 14 }),
  toSummary(assignments.agreed, {
    id: 13,
    changedAt: new Date('2026-11-12T11:00:00Z'),
    dueAt: new Date('2026-11-19T11:00:00Z'),
    offer: toOffer(longWords),
    amount: longWords.budget,
    worker: toPerson(maximiliano),
    need: 'overdue',
  }),
  toSummary(assignments.paid, { id: 12 }),
  toSummary(assignments.canceled, { id: 11 }),
]
