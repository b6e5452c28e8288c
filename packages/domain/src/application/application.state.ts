import { defineStates, type StateOf } from '@plomada/define'

/**
 * The states of an application. The professional edits or withdraws it while the offer is open, the client declines it or
 * accepts it. It expires when another one is accepted or the offer closes, and comes back when the offer opens again. An
 * accepted one ends when its job is canceled. A withdrawn or ended one can be sent again.
 */
export const applicationStates = defineStates({
  sent: {
    label: 'Enviada',
    tone: 'open',
    on: { edit: 'edited', withdraw: 'withdrawn', decline: 'declined', accept: 'accepted', expire: 'expired' },
  },
  edited: {
    label: 'Editada',
    tone: 'open',
    on: { edit: 'edited', withdraw: 'withdrawn', decline: 'declined', accept: 'accepted', expire: 'expired' },
  },
  withdrawn: { label: 'Retirada', tone: 'done', on: { send: 'sent' } },
  declined: { label: 'Rechazada', tone: 'done', on: {} },
  accepted: { label: 'Aceptada', tone: 'running', on: { end: 'ended' } },
  expired: { label: 'Vencida', tone: 'done', on: { comeBack: 'sent' } },
  ended: { label: 'Terminada', tone: 'done', on: { send: 'sent' } },
})
export type ApplicationState = StateOf<typeof applicationStates>

/** The states in which an application waits for the client. */
export const openApplicationStates = applicationStates.from('accept')

/** Checks whether an application is none any more: its professional may send it again. */
export const hasLeft = (state: ApplicationState): boolean =>
  applicationStates.next(state, 'send') !== undefined
/** The states of an application that is none any more. */
export const leftApplicationStates = applicationStates.from('send')

/** The states of the client's amount for a quote. */
export const counterOfferStates = ['open', 'accepted', 'refused'] as const
export type CounterOfferState = (typeof counterOfferStates)[number]
