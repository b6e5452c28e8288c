import { defineStates, type StateOf } from '@plomada/define'

/** The states of a payout. The money of a failed one returns to the balance, and goes out with the next payout. */
export const payoutStates = defineStates({
  pending: { label: 'Por enviar', tone: 'open', on: { send: 'processing', fail: 'failed' } },
  processing: { label: 'En camino', tone: 'running', on: { confirm: 'paid', fail: 'failed' } },
  paid: { label: 'Pagado', tone: 'done', on: {} },
  failed: { label: 'No salió', tone: 'done', on: {} },
})
export type PayoutState = StateOf<typeof payoutStates>
/** The states in which the money is on its way. */
export const openPayoutStates = ['pending', 'processing'] as const satisfies PayoutState[]
