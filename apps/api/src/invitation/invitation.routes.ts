import { invitationCalls } from '@plomada/domain/calls'
import type { MountRoutes } from '../app.deps.ts'
import { handleCall } from '../http/handleCall.ts'
import { inviteProfessional } from './invitation.actions.ts'
import { listInvitationOptions } from './invitation.queries.ts'

/** Mounts the calls about invitations to apply. */
export const routes: MountRoutes = (app, { database: { db } }) => {
  handleCall(app, invitationCalls.options, async ({ params, me }) => ({
    result: await listInvitationOptions(db, me, params.professionalId),
  }))
  handleCall(app, invitationCalls.send, async ({ params, body, me }) => {
    const invitation = { offerId: params.serviceId, professionalId: body.professionalId }
    await app.quotas.limit('invitation', me, (count) => inviteProfessional(db, me, invitation, count))
    return { ok: true } as const
  })
}
