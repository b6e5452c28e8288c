import * as z from 'zod/mini'
import { defineCall } from '../contract/call.ts'
import { idSchema, okResponse, pageResponse, queryCodec, renameFields, resultResponse } from '@plomada/define'
import { termsBody } from '../application/application.calls.ts'
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
import { offerPreviewWire, offerWire } from './offer.wire.ts'

const { title, description, tradeIds, province, city, address, addressVisibility } = offerForm.fields
// Not the form's schema: a deployment may allow more than 99,999 (decision D-056).
const budget = budgetSchemaUpTo(BUDGET_CEILING)

export const offerWireNames = {
  title: 'tittle',
  tradeIds: 'jobs',
  budget: 'presupuesto',
  province: 'provincia',
  city: 'ciudad',
  address: 'direccion',
  addressVisibility: 'direccionPara',
  creationKey: 'key',
} as const

export const offerCalls = {
  list: defineCall('GET', '/service', {
    summary: 'Published offers, filtered and paged; also used for suggestions on the page of an offer.',
    audience: offerAccess.list.audience,
    query: queryCodec(offerFilters),
    response: pageResponse(offerWire),
  }),
  preview: defineCall('GET', '/service/preview/:id', {
    summary:
      'The part of an offer that everyone may see: no street, no owner, and only the number of applicants.',
    audience: offerAccess.preview.audience,
    response: resultResponse(offerPreviewWire),
    refusals: ['notFound', 'removed'],
  }),
  get: defineCall('GET', '/service/:id', {
    summary: 'One offer.',
    audience: offerAccess.get.audience,
    response: resultResponse(offerWire),
    refusals: ['notFound'],
  }),
  create: defineCall('POST', '/user/service', {
    summary: 'Publishes an offer. A repeated request with the same key returns the same offer.',
    audience: offerAccess.create.audience,
    body: renameFields(
      {
        name: z.optional(z.string()),
        title: title.schema,
        description: description.schema,
        tradeIds: tradeIds.schema,
        budget,
        province: province.schema,
        city: city.schema,
        address: address.schema,
        /** Not in the specification: without it, the setting of the deployment. */
        addressVisibility: z.optional(addressVisibility.schema),
        creationKey: z.optional(z.uuid()),
      },
      offerWireNames,
    ),
    response: z.object({ service: offerWire }),
  }),
  photo: defineCall('PUT', '/user/service/img/:id', {
    summary: 'Stores the photo of an own offer.',
    audience: offerAccess.photo.audience,
    upload: 'image',
    response: resultResponse(offerWire),
    refusals: ['notFound', 'forbidden', 'photoFormat', 'photoTooLarge'],
  }),
  apply: defineCall('POST', '/user/service/postular/:serviceId', {
    summary:
      'Applies to an offer. Applying twice has no effect. Without a body, the application accepts the budget.',
    audience: offerAccess.apply.audience,
    body: termsBody,
    response: okResponse,
    refusals: [
      'notFound',
      'forbidden',
      'ownOffer',
      'notProfessional',
      'offerNotOpen',
      'applicationDeclined',
      'alreadyApplied',
    ],
  }),
  accept: defineCall('POST', '/user/service/elegir/trabajador', {
    summary:
      'Accepts one applicant of an own offer and fixes its price. With an amount, refuses if the price is another one.',
    audience: offerAccess.accept.audience,
    body: renameFields(
      { workerId: idSchema, offerId: idSchema, amount: z.optional(z.int()) },
      { workerId: 'trabajador', offerId: 'service', amount: 'monto' },
    ),
    response: resultResponse(offerWire),
    refusals: [
      'notFound',
      'forbidden',
      'notApplicant',
      'alreadyAccepted',
      'applicationWithdrawn',
      'applicationClosed',
      'amountChanged',
    ],
  }),
  own: defineCall('GET', '/user/services/MyServices', {
    summary: 'Own offers with their applicants.',
    audience: offerAccess.own.audience,
    query: queryCodec(ownOfferFilters),
    response: pageResponse(offerWire),
  }),
  assignments: defineCall('GET', '/user/services/MyTrabajos', {
    summary: 'Offers for which the user was accepted.',
    audience: offerAccess.assignments.audience,
    query: queryCodec(assignmentFilters),
    response: pageResponse(offerWire),
  }),
  applications: defineCall('GET', '/user/services/Postulaciones', {
    summary: 'Offers to which the user applied.',
    audience: offerAccess.applications.audience,
    query: queryCodec(applicationFilters),
    response: pageResponse(offerWire),
  }),
  listAll: defineCall('GET', '/service', {
    summary: 'The same endpoint for admins: offers in every state, on request also deactivated ones.',
    audience: offerAccess.listAll.audience,
    query: queryCodec(adminOfferFilters),
    response: pageResponse(offerWire),
  }),
  deactivate: defineCall('DELETE', '/admin/service/delete', {
    summary: 'Deactivates an offer: it is no longer listed. The id is in the query, in the body or in both.',
    audience: offerAccess.deactivate.audience,
    query: z.object({ id: z.optional(z.pipe(z.coerce.number(), idSchema)) }),
    body: z.object({ id: z.optional(idSchema) }),
    response: resultResponse(offerWire),
    refusals: ['notFound'],
  }),
  activate: defineCall('PUT', '/admin/service/activate', {
    summary: 'Reactivates an offer: it is listed again.',
    audience: offerAccess.activate.audience,
    body: z.object({ id: idSchema }),
    response: resultResponse(offerWire),
    refusals: ['notFound'],
  }),
  remove: defineCall('DELETE', '/admin/service/:id', {
    summary: 'Deletes an offer and its applications permanently, unless it has a worker or a payment.',
    audience: offerAccess.remove.audience,
    response: okResponse,
    refusals: ['notFound', 'offerHasHistory'],
  }),
}
