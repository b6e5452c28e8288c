import { suggestionFilters, type Offer } from '@plomada/domain'
import type { OfferPhotoStore } from '@plomada/ui'
import { calls } from '../data/calls.ts'
import { useAction, useCall, useListCall, useVisitorResponse } from '../data/useCall.ts'

// These responses depend on whether an offer is listed and whether the viewer has applied.
const publicCalls = [calls.offer.list, calls.offer.get, calls.offer.applications]
const appliedCalls = [...publicCalls, calls.application.own]

export const useOffer = (id: number) => useCall(calls.offer.get, { params: { id } })
export const useOfferPreview = (id: number) => useCall(calls.offer.preview, { params: { id } })

/** Returns the preview that the document contains, until the offer of a signed-in user has loaded. */
export const useInitialPreview = (id: number) => useVisitorResponse(calls.offer.preview, { params: { id } })

export const useSuggestions = (offer: Offer | undefined, page: number) =>
  useListCall(calls.offer.list, offer ? suggestionFilters(offer, page) : null)

export const useCreateOffer = () =>
  useAction(calls.offer.create, { refreshes: [calls.offer.list, calls.offer.own] })
/** Returns the functions that store the photos of own offers. */
export function useOfferPhotoCalls() {
  const refreshes = [calls.offer.list, calls.offer.own, calls.offer.get]
  const upload = useAction(calls.offer.addPhoto, { refreshes })
  const setList = useAction(calls.offer.setPhotos, { refreshes })
  return ({ id, photos }: Pick<Offer, 'id' | 'photos'>): OfferPhotoStore => {
    const params = { serviceId: id }
    return {
      stored: photos,
      upload: async (file, key, options) => (await upload({ params, file, body: { key } }, options)).result,
      setList: (list) => setList({ params, body: { photos: list } }),
    }
  }
}
const ownerChanges = [
  calls.offer.own,
  calls.offer.get,
  calls.offer.list,
  calls.offer.history,
  calls.application.list,
]
export const useEditOffer = () => useAction(calls.offer.edit, { refreshes: ownerChanges })
export const useCloseOffer = () => useAction(calls.offer.close, { refreshes: ownerChanges })
export const useReopenOffer = () => useAction(calls.offer.reopen, { refreshes: ownerChanges })
export const useRenewOffer = () => useAction(calls.offer.renew, { refreshes: ownerChanges })
/** Reads the history of an offer; null reads nothing. */
export const useOfferHistory = (serviceId: number | null) =>
  useCall(calls.offer.history, serviceId === null ? null : { params: { serviceId } })
export const useApply = () => useAction(calls.offer.apply, { refreshes: appliedCalls })
export const useAccept = () =>
  useAction(calls.offer.accept, { refreshes: [calls.offer.own, calls.offer.get, calls.application.list] })

export function useSetOfferActive() {
  const refreshes = [calls.offer.listAll, ...publicCalls]
  const deactivate = useAction(calls.offer.deactivate, { refreshes })
  const activate = useAction(calls.offer.activate, { refreshes })
  return (id: number, isActive: boolean) =>
    isActive ? activate({ body: { id } }) : deactivate({ query: { id }, body: { id } })
}
