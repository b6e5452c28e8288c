import type { Examples } from '../contract/example.ts'
import type { applicationCalls } from './application.calls.ts'
import { applications } from './application.fixtures.ts'
import { defaultCommission } from '../ledger/ledger.rules.ts'
import { offers } from '../offer/offer.fixtures.ts'
import { ok, photoUrl, tap, toApplication } from '../exampleValues.ts'

const params = { serviceId: offers.tankPump.id }
const ofCarla = { workerId: applications.plain.professional.id, offerId: offers.tankPump.id }
const sample = toApplication(applications.edited)
const { quote, message, availableFrom, shift, photos } = sample
const [firstPhoto] = applications.edited.photos

export const applicationExamples: Examples<typeof applicationCalls> = {
  list: { params, response: { result: [sample] } },
  own: { params, response: { result: sample, commission: defaultCommission } },
  photo: {
    params,
    body: { key: firstPhoto.id },
    response: { result: { ...firstPhoto, url: photoUrl(tap) } },
  },
  edit: {
    params,
    body: { quote, message, availableFrom, shift, photoIds: photos.map(({ id }) => id) },
    response: ok,
  },
  confirm: { params, body: { change: 21 }, response: ok },
  withdraw: { params, response: ok },
  counter: { body: { ...ofCarla, amount: 40_000 }, response: ok },
  answerCounter: { params, body: { isAccepted: true }, response: ok },
  decline: { body: { ...ofCarla, reason: applications.declined.declineReason }, response: ok },
}
