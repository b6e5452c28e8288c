import type { Examples } from '../contract/example.ts'
import type { invitationCalls } from './invitation.calls.ts'
import { bruno, ok } from '../exampleValues.ts'
import { invitationOptions } from './invitation.fixtures.ts'
import { offers } from '../offer/offer.fixtures.ts'

const { tankPump } = offers

export const invitationExamples: Examples<typeof invitationCalls> = {
  options: { params: { professionalId: bruno.id }, response: { result: invitationOptions.slice(0, 2) } },
  send: { params: { serviceId: tankPump.id }, body: { professionalId: bruno.id }, response: ok },
}
