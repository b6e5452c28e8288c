import type { OfferState } from '@plomada/domain'

/** Tone of each state of an offer. */
export const offerStateTone = {
  pendiente: 'success',
  proceso: 'progress',
  terminado: 'neutral',
} as const satisfies Record<OfferState, string>
