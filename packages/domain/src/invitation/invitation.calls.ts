import * as z from 'zod/mini'
import { defineCall } from '../contract/call.ts'
import { idSchema, okResponse, renameFields, resultResponse } from '@plomada/define'
import { invitationAccess } from './invitation.access.ts'
import { invitationOptionSchema } from './invitation.ts'

/** The names are not in the specification. */
const optionWire = renameFields(invitationOptionSchema.shape, {
  title: 'tittle',
  invitedCount: 'invitados',
  isInvited: 'invitado',
})

export const invitationCalls = {
  options: defineCall('GET', '/user/invitations/:professionalId', {
    summary: 'The own open offers to which a professional may be invited, newest first, 50 at most.',
    access: invitationAccess.options,
    response: resultResponse(z.array(optionWire)),
  }),
  send: defineCall('POST', '/user/service/invitations/:serviceId', {
    summary: 'Invites a professional to apply to an own open offer. Inviting twice has no effect.',
    access: invitationAccess.send,
    body: renameFields({ professionalId: idSchema }, { professionalId: 'profesional' }),
    response: okResponse,
    refusals: ['notFound', 'forbidden', 'offerNotOpen', 'offerClosed', 'tooManyInvitations'],
  }),
}
