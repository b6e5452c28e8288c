import * as z from 'zod/mini'
import { call, id } from '../define/call.ts'
import { queryOf } from '../define/filterQuery.ts'
import { done, page, result } from '../define/page.ts'
import { renamed } from '../define/rename.ts'
import { offerAccess } from './offer.access.ts'
import {
  adminOfferFilters,
  applicationFilters,
  assignmentFilters,
  offerFilters,
  ownOfferFilters,
} from './offer.filters.ts'
import { budgetSchemaUpTo, offerForm } from './offer.form.ts'
import { BUDGET_CEILING } from './offer.rules.ts'
import { offerWire } from './offer.wire.ts'

const { title, description, tradeIds, province, city, address } = offerForm.fields
// Not the form's: a deployment may allow more than the form's 99,999, and the server knows how much (decision D-056).
const budget = budgetSchemaUpTo(BUDGET_CEILING)

/** How the wire calls the parts of a new offer. */
export const offerWords = {
  title: 'tittle',
  tradeIds: 'jobs',
  budget: 'presupuesto',
  province: 'provincia',
  city: 'ciudad',
  address: 'direccion',
  creationKey: 'key',
} as const

/** The calls about offers. */
export const offerCalls = {
  list: call('GET', '/service', {
    summary: 'Published offers, filtered and paged; also the suggestions beside an open one.',
    who: offerAccess.list.who,
    query: queryOf(offerFilters),
    answer: page(offerWire),
  }),
  get: call('GET', '/service/:id', {
    summary: 'One offer.',
    who: offerAccess.get.who,
    answer: result(offerWire),
    refuses: ['notFound'],
  }),
  create: call('POST', '/user/service', {
    summary:
      'Publishes an offer. The same key twice gives the same offer, so that a repeated request does no harm.',
    who: offerAccess.create.who,
    body: renamed(
      {
        name: z.optional(z.string()),
        title: title.schema,
        description: description.schema,
        tradeIds: tradeIds.schema,
        budget,
        province: province.schema,
        city: city.schema,
        address: address.schema,
        creationKey: z.optional(z.uuid()),
      },
      offerWords,
    ),
    answer: z.object({ service: offerWire }),
  }),
  photo: call('PUT', '/user/service/img/:id', {
    summary: 'Stores the photo of one’s own offer.',
    who: offerAccess.photo.who,
    upload: 'image',
    answer: result(offerWire),
    refuses: ['notFound', 'forbidden', 'photoFormat', 'photoTooLarge'],
  }),
  apply: call('POST', '/user/service/postular/:serviceId', {
    summary: 'Applies to an offer. Applying again does no harm.',
    who: offerAccess.apply.who,
    answer: done,
    refuses: ['notFound', 'forbidden', 'ownOffer', 'notProfessional', 'offerNotOpen'],
  }),
  accept: call('POST', '/user/service/elegir/trabajador', {
    summary: 'Accepts one applicant of one’s own offer and freezes its price.',
    who: offerAccess.accept.who,
    body: renamed({ workerId: id, offerId: id }, { workerId: 'trabajador', offerId: 'service' }),
    answer: result(offerWire),
    refuses: ['notFound', 'forbidden', 'notApplicant', 'alreadyAccepted'],
  }),
  own: call('GET', '/user/services/MyServices', {
    summary: 'One’s own offers, with who applied to each.',
    who: offerAccess.own.who,
    query: queryOf(ownOfferFilters),
    answer: page(offerWire),
  }),
  assignments: call('GET', '/user/services/MyTrabajos', {
    summary: 'The offers one was accepted for.',
    who: offerAccess.assignments.who,
    query: queryOf(assignmentFilters),
    answer: page(offerWire),
  }),
  applications: call('GET', '/user/services/Postulaciones', {
    summary: 'The offers one applied to.',
    who: offerAccess.applications.who,
    query: queryOf(applicationFilters),
    answer: page(offerWire),
  }),
  listAll: call('GET', '/service', {
    summary: 'The same address for an admin: offers in every state, deactivated ones too when asked for.',
    who: offerAccess.listAll.who,
    query: queryOf(adminOfferFilters),
    answer: page(offerWire),
  }),
  deactivate: call('DELETE', '/admin/service/delete', {
    summary:
      'Takes an offer off the lists; nothing is lost. The id travels in the query, in the body or in both.',
    who: offerAccess.deactivate.who,
    query: z.object({ id: z.optional(z.pipe(z.coerce.number(), id)) }),
    body: z.object({ id: z.optional(id) }),
    answer: result(offerWire),
    refuses: ['notFound'],
  }),
  activate: call('PUT', '/admin/service/activate', {
    summary: 'Puts an offer back on the lists.',
    who: offerAccess.activate.who,
    body: z.object({ id }),
    answer: result(offerWire),
    refuses: ['notFound'],
  }),
  remove: call('DELETE', '/admin/service/:id', {
    summary: 'Deletes an offer for good, with its applications; never one with a worker or a payment.',
    who: offerAccess.remove.who,
    answer: done,
    refuses: ['notFound', 'offerHasHistory'],
  }),
}
