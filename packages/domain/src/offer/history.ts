import * as z from 'zod/mini'
import { longText, defineForm, select } from '@plomada/define'
import { reasonContactNotice, withoutContactData } from '../catalogues/maskedText.ts'
import { optionalText } from '../text/text.ts'
import { offerChangesSchema } from './changes.wire.ts'

/** The events of an offer that its history shows. */
export const offerHistoryEvents = ['edit', 'close', 'expire', 'reopen', 'renew'] as const

/** An event of the history of an offer. */
export const offerHistorySchema = z.object({
  id: z.int(),
  event: z.enum(offerHistoryEvents),
  createdAt: z.date(),
  /** Why the owner closed it; empty for other events. */
  text: z.string(),
  /** What was edited; null for other events. */
  changes: z.nullable(offerChangesSchema),
})
export type OfferHistoryEntry = z.infer<typeof offerHistorySchema>

/** Maximum characters of what a client adds to the reason of a closure. */
export const CLOSE_TEXT_MAXIMUM = 300

/** Why a client closes an offer. */
export const closeReasons = ['solved', 'later', 'changed', 'noMatch', 'other'] as const
export type CloseReason = (typeof closeReasons)[number]

/** The reasons as the client chooses them, and as the applicants read them. */
const reasonTexts: Record<CloseReason, string> = {
  solved: 'El trabajo ya está resuelto',
  later: 'El trabajo queda para más adelante',
  changed: 'Cambió lo que hay que hacer',
  noMatch: 'No hubo acuerdo con quienes se postularon',
  other: 'Otro motivo',
}

/** The form of a client who closes an offer. */
export const closeForm = defineForm({
  reason: select('Motivo', z.enum(closeReasons, 'Elegí un motivo'), 'solved', {
    options: closeReasons.map((value) => ({ value, label: reasonTexts[value] })),
  }),
  text: longText(
    'Algo más',
    optionalText(CLOSE_TEXT_MAXIMUM).check(withoutContactData(CLOSE_TEXT_MAXIMUM)),
    '',
    { notice: reasonContactNotice, hint: 'Opcional. Lo leen las personas que se postularon.' },
  ),
})

/** Returns the reason of a closure as it is stored and read. */
export const closureText = ({ reason, text }: { reason: CloseReason; text: string }): string =>
  [
    ...(reason === 'other' && text !== '' ? [] : [`${reasonTexts[reason]}.`]),
    ...(text === '' ? [] : [text]),
  ].join(' ')
