import type { Examples } from '../contract/example.ts'
import type { dashboardCalls } from './dashboard.calls.ts'
import { dashboards, quotaRefusals } from './dashboard.fixtures.ts'
import { toOffer, withPhoto } from '../exampleValues.ts'

const { busy } = dashboards

export const dashboardExamples: Examples<typeof dashboardCalls> = {
  get: {
    response: {
      ...busy,
      latestUsers: busy.latestUsers.map(withPhoto),
      latestPayments: busy.latestPayments.map((offer) => toOffer(offer)),
      latestOffer: toOffer(busy.latestOffer),
    },
  },
  quotas: { response: { result: quotaRefusals } },
}
