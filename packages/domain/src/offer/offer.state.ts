import { defineStates, type StateOf } from '@plomada/define'

/** The states of an offer: open, accepted and awaiting payment, finished. Only a confirmed payment settles it. */
export const offerStates = defineStates({
  pendiente: { label: 'pendiente', tone: 'open', on: { accept: 'proceso' } },
  proceso: { label: 'proceso', tone: 'running', on: { settle: 'terminado' } },
  terminado: { label: 'terminado', tone: 'done', on: {} },
})
export type OfferState = StateOf<typeof offerStates>
