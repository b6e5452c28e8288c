import * as z from 'zod/mini'
import { photoKeySchema, photoListUpTo } from '../catalogues/photoFile.ts'
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
import { budgetSchemaUpTo, captionSchema, offerForm } from './offer.form.ts'
import { closeForm } from './history.ts'
import { BUDGET_CEILING, OFFER_PHOTO_MAXIMUM } from './offer.rules.ts'
import { addressVisibilities } from './visibility.ts'
import {
  captionWireName,
  offerHistoryWire,
  offerPhotoWire,
  offerPreviewWire,
  offerWire,
} from './offer.wire.ts'

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
  photos: 'fotos',
} as const

/** The content that the owner had before editing. A concurrent change is refused. */
const seenContent = renameFields(
  {
    title: z.string(),
    description: z.string(),
    tradeIds: z.array(idSchema),
    budget: z.int(),
    city: z.string(),
    address: z.string(),
    addressVisibility: z.enum(addressVisibilities),
  },
  offerWireNames,
)

export const offerCalls = {
  list: defineCall('GET', '/service', {
    summary: 'Published offers, filtered and paged; also used for suggestions on the page of an offer.',
    access: offerAccess.list,
    query: queryCodec(offerFilters),
    response: pageResponse(offerWire),
  }),
  preview: defineCall('GET', '/service/preview/:id', {
    summary:
      'The part of an offer that everyone may see: no street, no owner, and only the number of applicants.',
    access: offerAccess.preview,
    response: resultResponse(offerPreviewWire),
    refusals: ['notFound', 'removed'],
  }),
  get: defineCall('GET', '/service/:id', {
    summary: 'One offer.',
    access: offerAccess.get,
    response: resultResponse(offerWire),
    refusals: ['notFound', 'removed'],
  }),
  create: defineCall('POST', '/user/service', {
    summary: 'Publishes an offer. A repeated request with the same key returns the same offer.',
    access: offerAccess.create,
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
  edit: defineCall('PUT', '/user/service/:serviceId', {
    summary:
      'Edits an own open offer that is as the caller has seen it. Another scope, place or budget makes its applicants confirm their applications.',
    access: offerAccess.edit,
    body: renameFields(
      {
        title: title.schema,
        description: description.schema,
        tradeIds: tradeIds.schema,
        budget,
        province: province.schema,
        city: city.schema,
        address: address.schema,
        addressVisibility: addressVisibility.schema,
        seen: seenContent,
      },
      { ...offerWireNames, seen: 'antes' },
    ),
    response: resultResponse(offerWire),
    refusals: ['notFound', 'forbidden', 'offerClosed', 'stateChanged', 'stale'],
  }),
  close: defineCall('POST', '/user/service/:serviceId/cerrar', {
    summary:
      'Closes an own open offer with a reason, which its applicants read. Closing it twice has no effect.',
    access: offerAccess.close,
    body: renameFields(
      { reason: closeForm.fields.reason.schema, text: z.optional(closeForm.fields.text.schema) },
      { reason: 'motivo', text: 'texto' },
    ),
    response: resultResponse(offerWire),
    refusals: ['notFound', 'forbidden', 'stateChanged'],
  }),
  reopen: defineCall('POST', '/user/service/:serviceId/reabrir', {
    summary:
      'Opens an own offer again, within 30 days after it was closed or expired. Its applications come back.',
    access: offerAccess.reopen,
    response: resultResponse(offerWire),
    refusals: ['notFound', 'forbidden', 'stateChanged', 'tooLate'],
  }),
  renew: defineCall('POST', '/user/service/:serviceId/renovar', {
    summary: 'Keeps an own offer open for another 30 days. An expired one is opened again.',
    access: offerAccess.renew,
    response: resultResponse(offerWire),
    refusals: ['notFound', 'forbidden', 'stateChanged', 'tooLate'],
  }),
  history: defineCall('GET', '/user/service/:serviceId/historia', {
    summary: 'What happened to an offer, newest first, for its owner and its applicants.',
    access: offerAccess.history,
    response: z.object({ result: z.array(offerHistoryWire) }),
    refusals: ['notFound'],
  }),
  photo: defineCall('PUT', '/user/service/img/:id', {
    summary: 'Stores the first photo of an own offer, in place of the one that it has.',
    access: offerAccess.photo,
    upload: 'image',
    response: resultResponse(offerWire),
    refusals: ['notFound', 'forbidden', 'photoFormat', 'photoTooLarge'],
  }),
  addPhoto: defineCall('POST', '/user/service/:serviceId/fotos', {
    summary:
      'Stores one more photo of an own open offer, as the last one. A repeated request with the same key returns the same photo.',
    access: offerAccess.addPhoto,
    upload: 'image',
    body: z.object({ key: photoKeySchema }),
    response: resultResponse(offerPhotoWire),
    refusals: ['notFound', 'forbidden', 'alreadyAccepted', 'photoFormat', 'photoTooLarge'],
  }),
  setPhotos: defineCall('PUT', '/user/service/:serviceId/fotos', {
    summary:
      'Sets the order and the captions of the photos of an own open offer, and removes those that are not in the list.',
    access: offerAccess.setPhotos,
    body: renameFields(
      {
        photos: photoListUpTo(
          OFFER_PHOTO_MAXIMUM,
          renameFields(
            { id: photoKeySchema, caption: z.optional(captionSchema) },
            { caption: captionWireName },
          ),
          ({ id }) => id,
        ),
      },
      { photos: offerWireNames.photos },
    ),
    response: okResponse,
    refusals: ['notFound', 'forbidden', 'alreadyAccepted'],
  }),
  apply: defineCall('POST', '/user/service/postular/:serviceId', {
    summary:
      'Applies to an offer. Applying twice has no effect. Without a body, the application accepts the budget.',
    access: offerAccess.apply,
    body: termsBody,
    response: okResponse,
    refusals: [
      'notFound',
      'forbidden',
      'ownOffer',
      'notProfessional',
      'offerNotOpen',
      'offerClosed',
      'applicationDeclined',
      'alreadyApplied',
    ],
  }),
  accept: defineCall('POST', '/user/service/elegir/trabajador', {
    summary:
      'Accepts one applicant of an own offer and fixes its price. With an amount, refuses if the price is another one.',
    access: offerAccess.accept,
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
      'applicationOutdated',
      'offerClosed',
      'amountChanged',
    ],
  }),
  own: defineCall('GET', '/user/services/MyServices', {
    summary: 'Own offers with their applicants.',
    access: offerAccess.own,
    query: queryCodec(ownOfferFilters),
    response: pageResponse(offerWire),
  }),
  assignments: defineCall('GET', '/user/services/MyTrabajos', {
    summary: 'Offers for which the user was accepted.',
    access: offerAccess.assignments,
    query: queryCodec(assignmentFilters),
    response: pageResponse(offerWire),
  }),
  applications: defineCall('GET', '/user/services/Postulaciones', {
    summary: 'Offers to which the user applied.',
    access: offerAccess.applications,
    query: queryCodec(applicationFilters),
    response: pageResponse(offerWire),
  }),
  listAll: defineCall('GET', '/service', {
    summary: 'The same endpoint for admins: offers in every state, on request also deactivated ones.',
    access: offerAccess.listAll,
    query: queryCodec(adminOfferFilters),
    response: pageResponse(offerWire),
  }),
  deactivate: defineCall('DELETE', '/admin/service/delete', {
    summary: 'Deactivates an offer: it is no longer listed. The id is in the query, in the body or in both.',
    access: offerAccess.deactivate,
    query: z.object({ id: z.optional(z.pipe(z.coerce.number(), idSchema)) }),
    body: z.object({ id: z.optional(idSchema) }),
    response: resultResponse(offerWire),
    refusals: ['notFound'],
  }),
  activate: defineCall('PUT', '/admin/service/activate', {
    summary: 'Reactivates an offer: it is listed again.',
    access: offerAccess.activate,
    body: z.object({ id: idSchema }),
    response: resultResponse(offerWire),
    refusals: ['notFound'],
  }),
  remove: defineCall('DELETE', '/admin/service/:id', {
    summary: 'Deletes an offer and its applications permanently, unless it has a worker or a payment.',
    access: offerAccess.remove,
    response: okResponse,
    refusals: ['notFound', 'offerHasHistory'],
  }),
}
