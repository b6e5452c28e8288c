import * as z from 'zod/mini'
import { defineCall } from '../contract/call.ts'
import { idSchema, okResponse, renameFields, resultResponse } from '@plomada/define'
import { BUDGET_CEILING } from '../offer/offer.rules.ts'
import { commissionRuleWire } from '../ledger/ledger.wire.ts'
import { applicationAccess } from './application.access.ts'
import { amountSchemaUpTo } from '../catalogues/amount.ts'
import { photoKeySchema, photoListUpTo } from '../catalogues/photoFile.ts'
import { applicationForm, declineForm } from './application.form.ts'
import { APPLICATION_PHOTO_MAXIMUM } from './application.rules.ts'
import { applicationPhotoSchema } from './application.ts'
import { applicationWire, counterWireNames, termsWireNames } from './application.wire.ts'

const { message, shift } = applicationForm.fields

/** The terms of an application in a request. Missing ones are those of the click on «Postular». */
export const termsBody = renameFields(
  {
    // Not the form's schema: a deployment may allow more than 99,999 (decision D-056).
    quote: z.optional(z.nullable(amountSchemaUpTo(BUDGET_CEILING))),
    message: z.optional(message.schema),
    availableFrom: z.optional(z.nullable(z.iso.date())),
    shift: z.optional(shift.schema),
    photoIds: z.optional(photoListUpTo(APPLICATION_PHOTO_MAXIMUM, photoKeySchema, (id) => id)),
  },
  termsWireNames,
)

const toProfessional = { workerId: 'trabajador', offerId: 'service' } as const

export const applicationCalls = {
  list: defineCall('GET', '/user/service/postulaciones/:serviceId', {
    summary: 'The applications to an own offer, without withdrawn ones, the oldest first.',
    access: applicationAccess.list,
    response: z.object({ result: z.array(applicationWire) }),
    refusals: ['notFound', 'forbidden'],
  }),
  own: defineCall('GET', '/user/service/postulacion/:serviceId', {
    summary:
      "The caller's own application to an offer, null without one, and the commission that a job has that is agreed now.",
    access: applicationAccess.own,
    response: renameFields(
      { result: z.nullable(applicationWire), commission: commissionRuleWire },
      { commission: 'comision' },
    ),
  }),
  photo: defineCall('POST', '/user/service/postulacion/:serviceId/foto', {
    summary:
      "Stores a photo for the caller's own application, which shows it when it is sent or edited with its id, the key. A repeated request with the same key returns the same photo.",
    access: applicationAccess.photo,
    upload: 'image',
    body: z.object({ key: photoKeySchema }),
    response: resultResponse(applicationPhotoSchema),
    refusals: [
      'notFound',
      'forbidden',
      'ownOffer',
      'notProfessional',
      'offerNotOpen',
      'offerClosed',
      'applicationDeclined',
      'applicationClosed',
      'photoFormat',
      'photoTooLarge',
    ],
  }),
  edit: defineCall('PUT', '/user/service/postulacion/:serviceId', {
    summary:
      "Replaces quote, message and availability of the caller's own application to an open offer, and its photos if they are given.",
    access: applicationAccess.edit,
    body: termsBody,
    response: okResponse,
    refusals: ['notFound', 'offerClosed', 'applicationClosed'],
  }),
  confirm: defineCall('POST', '/user/service/postulacion/:serviceId/confirmar', {
    summary:
      "Confirms the caller's own application after a change of the offer. `change` is the last change that the caller has seen.",
    access: applicationAccess.confirm,
    body: renameFields({ change: idSchema }, { change: 'cambio' }),
    response: okResponse,
    refusals: ['notFound', 'offerClosed', 'applicationClosed', 'stateChanged'],
  }),
  withdraw: defineCall('DELETE', '/user/service/postulacion/:serviceId', {
    summary: "Withdraws the caller's own application to an open offer. It can be sent again.",
    access: applicationAccess.withdraw,
    response: okResponse,
    refusals: ['notFound', 'offerClosed', 'applicationClosed'],
  }),
  decline: defineCall('POST', '/user/service/rechazar/trabajador', {
    summary: 'Declines an application to an own open offer, with an optional reason.',
    access: applicationAccess.decline,
    body: renameFields(
      { workerId: idSchema, offerId: idSchema, reason: z.optional(declineForm.fields.reason.schema) },
      { ...toProfessional, reason: 'motivo' },
    ),
    response: okResponse,
    refusals: [
      'notFound',
      'forbidden',
      'notApplicant',
      'offerClosed',
      'alreadyAccepted',
      'applicationWithdrawn',
      'applicationClosed',
    ],
  }),
  counter: defineCall('POST', '/user/service/contraoferta/trabajador', {
    summary: 'Answers an application to an own open offer with another amount, once for each quote.',
    access: applicationAccess.counter,
    body: renameFields(
      { workerId: idSchema, offerId: idSchema, amount: amountSchemaUpTo(BUDGET_CEILING) },
      { ...toProfessional, amount: counterWireNames.amount },
    ),
    response: okResponse,
    refusals: [
      'notFound',
      'forbidden',
      'notApplicant',
      'offerClosed',
      'alreadyAccepted',
      'applicationWithdrawn',
      'applicationClosed',
      'counterOffered',
    ],
  }),
  answerCounter: defineCall('PUT', '/user/service/postulacion/:serviceId/contraoferta', {
    summary: "Accepts the client's amount, which becomes the quote, or refuses it.",
    access: applicationAccess.answerCounter,
    body: renameFields({ isAccepted: z.boolean() }, { isAccepted: counterWireNames.isAccepted }),
    response: okResponse,
    refusals: ['notFound', 'offerClosed', 'applicationClosed', 'noCounterOffer'],
  }),
}
