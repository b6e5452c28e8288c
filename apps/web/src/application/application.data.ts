import { applicationCalls, offerCalls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

const ownChanges = [
  applicationCalls.own,
  applicationCalls.list,
  offerCalls.get,
  offerCalls.list,
  offerCalls.applications,
]
const ownerChanges = [applicationCalls.list, offerCalls.own, offerCalls.get]

export const useApplications = (serviceId: number) =>
  useCall(applicationCalls.list, { params: { serviceId } })
export const useOwnApplication = (serviceId: number) =>
  useCall(applicationCalls.own, { params: { serviceId } })

export const useApplyWithTerms = () => useAction(offerCalls.apply, { refreshes: ownChanges })
export const useEditApplication = () => useAction(applicationCalls.edit, { refreshes: ownChanges })
/** Returns the function that uploads a photo for the user's own application to an offer. */
export const useUploadPhoto = () => useAction(applicationCalls.photo)
export const useWithdrawApplication = () => useAction(applicationCalls.withdraw, { refreshes: ownChanges })
export const useAnswerCounterOffer = () =>
  useAction(applicationCalls.answerCounter, { refreshes: ownChanges })
export const useCounterOffer = () => useAction(applicationCalls.counter, { refreshes: ownerChanges })
export const useDecline = () => useAction(applicationCalls.decline, { refreshes: ownerChanges })
