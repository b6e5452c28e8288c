import { suggestionFilters, type Offer } from '@plomada/domain'
import { applicationCalls, offerCalls } from '../data/calls.ts'
import { useAction, useCall, useListCall, useVisitorResponse } from '../data/useCall.ts'

// These responses depend on whether an offer is listed and whether the viewer has applied.
const publicCalls = [offerCalls.list, offerCalls.get, offerCalls.applications]
const appliedCalls = [...publicCalls, applicationCalls.own]

export const useOffer = (id: number) => useCall(offerCalls.get, { params: { id } })
export const useOfferPreview = (id: number) => useCall(offerCalls.preview, { params: { id } })

/** Returns the preview that the document contains, until the offer of a signed-in user has loaded. */
export const useInitialPreview = (id: number) => useVisitorResponse(offerCalls.preview, { params: { id } })

export const useSuggestions = (offer: Offer | undefined, page: number) =>
  useListCall(offerCalls.list, offer ? suggestionFilters(offer, page) : null)

export const useCreateOffer = () =>
  useAction(offerCalls.create, { refreshes: [offerCalls.list, offerCalls.own] })
export const useSendOfferPhoto = () =>
  useAction(offerCalls.photo, { refreshes: [offerCalls.list, offerCalls.own] })
export const useApply = () => useAction(offerCalls.apply, { refreshes: appliedCalls })
export const useAccept = () =>
  useAction(offerCalls.accept, { refreshes: [offerCalls.own, offerCalls.get, applicationCalls.list] })

export function useSetOfferActive() {
  const refreshes = [offerCalls.listAll, ...publicCalls]
  const deactivate = useAction(offerCalls.deactivate, { refreshes })
  const activate = useAction(offerCalls.activate, { refreshes })
  return (id: number, isActive: boolean) =>
    isActive ? activate({ body: { id } }) : deactivate({ query: { id }, body: { id } })
}
