import { calls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

const ownChanges = [
  calls.application.own,
  calls.application.list,
  calls.offer.get,
  calls.offer.list,
  calls.offer.applications,
]
const ownerChanges = [calls.application.list, calls.offer.own, calls.offer.get]

export const useApplications = (serviceId: number) =>
  useCall(calls.application.list, { params: { serviceId } })
export const useOwnApplication = (serviceId: number) =>
  useCall(calls.application.own, { params: { serviceId } })

export const useApplyWithTerms = () => useAction(calls.offer.apply, { refreshes: ownChanges })
export const useEditApplication = () => useAction(calls.application.edit, { refreshes: ownChanges })
/** Returns the function that uploads a photo for the user's own application to an offer. */
export const useUploadPhoto = () => useAction(calls.application.photo)
export const useWithdrawApplication = () => useAction(calls.application.withdraw, { refreshes: ownChanges })
export const useConfirmApplication = () => useAction(calls.application.confirm, { refreshes: ownChanges })
export const useAnswerCounterOffer = () =>
  useAction(calls.application.answerCounter, { refreshes: ownChanges })
export const useCounterOffer = () => useAction(calls.application.counter, { refreshes: ownerChanges })
export const useDecline = () => useAction(calls.application.decline, { refreshes: ownerChanges })
