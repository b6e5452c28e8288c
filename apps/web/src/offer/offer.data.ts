import {
  suggestionsOf,
  type AdminOfferFilters,
  type Offer,
  type OfferFilters,
  type OwnOfferFilters,
} from '@plomada/domain'
import type { Call, PageOf } from '@plomada/domain/define'
import { offerCalls, type NamedCall } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

const mine = [offerCalls.own, offerCalls.get]
const lists = [offerCalls.list, offerCalls.get, offerCalls.applications]
const keepsPrevious = { keepsPrevious: true }

export const useOffers = (filters: OfferFilters) =>
  useCall(offerCalls.list, { query: filters }, keepsPrevious)
export const useOffer = (id: number) => useCall(offerCalls.get, { params: { id } })
export const useSuggestions = (offer: Offer | undefined, page: number) =>
  useCall(offerCalls.list, offer ? { query: suggestionsOf(offer, page) } : null, keepsPrevious)
export const useOwnOffers = (filters: OwnOfferFilters) =>
  useCall(offerCalls.own, { query: filters }, keepsPrevious)

/** A call that reads one page of offers for a set of filters. */
export type OfferPageCall<Filters> = NamedCall<Call<string, Filters, never, PageOf<Offer>, never>>
export const useOfferPage = <Filters>(call: OfferPageCall<Filters>, query: Filters) =>
  useCall(call, { query }, keepsPrevious)

export const useCreateOffer = () =>
  useAction(offerCalls.create, { refreshes: [offerCalls.list, offerCalls.own] })
export const useSendOfferPhoto = () =>
  useAction(offerCalls.photo, { refreshes: [offerCalls.list, offerCalls.own] })
export const useApply = () => useAction(offerCalls.apply, { refreshes: lists })
export const useAccept = () => useAction(offerCalls.accept, { refreshes: mine })

/** Every offer, for an admin. */
export const useAdminOffers = (filters: AdminOfferFilters) =>
  useCall(offerCalls.listAll, { query: filters }, keepsPrevious)

/** Takes an offer off the lists, or puts it back. */
export function useSetOfferActive() {
  const refreshes = [offerCalls.listAll, ...lists]
  const deactivate = useAction(offerCalls.deactivate, { refreshes })
  const activate = useAction(offerCalls.activate, { refreshes })
  return (id: number, isActive: boolean) =>
    isActive ? activate({ body: { id } }) : deactivate({ query: { id }, body: { id } })
}
