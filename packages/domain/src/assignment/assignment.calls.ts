import * as z from 'zod/mini'
import { pageResponse, queryCodec, renameFields, resultResponse } from '@plomada/define'
import { MONTH_QUERY_KEY } from '../catalogues/paths.ts'
import { photoKeySchema } from '../catalogues/photoFile.ts'
import { shifts } from '../catalogues/week.ts'
import { defineCall } from '../contract/call.ts'
import { BUDGET_CEILING } from '../offer/offer.rules.ts'
import { optionalText } from '../text/text.ts'
import { assignmentAccess as access } from './assignment.access.ts'
import { photosSchema } from './assignment.form.ts'
import { adminAssignmentFilters } from './assignment.filters.ts'
import { ASSIGNMENT_TEXT_MAXIMUM, MONTH_PATTERN } from './assignment.rules.ts'
import { assignmentStates, personalEvents } from './assignment.state.ts'
import {
  appointmentWire,
  assignmentSummaryWire,
  assignmentWire,
  assignmentWireNames,
} from './assignment.wire.ts'

const pesos = z.int('Escribí un monto en pesos, sin centavos').check(z.gte(0), z.lte(BUDGET_CEILING))

export const assignmentCalls = {
  get: defineCall('GET', '/user/trabajos/:id', {
    summary: 'A job, for its parties and for admins.',
    access: access.get,
    response: resultResponse(assignmentWire),
    refusals: ['notFound'],
  }),
  act: defineCall('POST', '/user/trabajos/:id', {
    summary:
      'Causes an event of a job in the state that the caller has seen, and returns the job. What an event asks for is in its state machine.',
    access: access.act,
    body: renameFields(
      {
        event: z.enum(personalEvents),
        from: z.enum(assignmentStates.names),
        text: z.optional(optionalText(ASSIGNMENT_TEXT_MAXIMUM)),
        amount: z.optional(pesos),
        day: z.optional(z.iso.date('Elegí un día')),
        shift: z.optional(z.enum(shifts)),
        photos: z.optional(photosSchema),
      },
      assignmentWireNames,
    ),
    response: resultResponse(assignmentWire),
    refusals: [
      'notFound',
      'forbidden',
      'stateChanged',
      'noProposal',
      'waitsForOther',
      'tooManyChanges',
      'tooLate',
      'otherAdmin',
    ],
  }),
  photo: defineCall('POST', '/user/trabajos/:id/foto', {
    summary:
      "Stores a photo for an event that the caller may cause now. The event shows it when its request has the response's id.",
    access: access.photo,
    upload: 'image',
    body: z.object({ key: photoKeySchema }),
    response: resultResponse(z.object({ id: z.string(), url: z.string() })),
    refusals: ['notFound', 'stateChanged', 'photoFormat', 'photoTooLarge'],
  }),
  listAll: defineCall('GET', '/admin/trabajos', {
    summary:
      'All jobs, for admins, with what each needs from an admin. Those that changed last come first. The total stops at 10,000.',
    access: access.listAll,
    query: queryCodec(adminAssignmentFilters),
    response: pageResponse(assignmentSummaryWire),
  }),
  calendar: defineCall('GET', '/user/trabajos/:id/calendario', {
    summary: 'The appointment of a job as the text of an iCalendar file.',
    access: access.calendar,
    response: z.object({ ics: z.string() }),
    refusals: ['notFound'],
  }),
  agenda: defineCall('GET', '/user/agenda', {
    summary: 'The appointments of the caller in a month, the earliest first.',
    access: access.agenda,
    query: renameFields(
      { month: z.string().check(z.regex(MONTH_PATTERN, 'Elegí un mes')) },
      { month: MONTH_QUERY_KEY },
    ),
    response: resultResponse(z.array(appointmentWire)),
  }),
  feed: defineCall('GET', '/user/agenda/enlace', {
    summary:
      'The secret address at which calendar programs read the appointments of the caller; null before it was asked for.',
    access: access.feed,
    response: z.object({ url: z.nullable(z.string()) }),
  }),
  renewFeed: defineCall('POST', '/user/agenda/enlace', {
    summary: 'Creates the secret address of the agenda, or a new one: the one before stops working.',
    access: access.renewFeed,
    response: z.object({ url: z.nullable(z.string()) }),
  }),
}
