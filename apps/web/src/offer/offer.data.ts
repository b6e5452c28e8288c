import {
  suggestionsOf,
  type ApplicationFilters,
  type AssignmentFilters,
  type Offer,
  type OfferFilters,
  type OwnOfferFilters,
} from '@plomada/domain'
import { offerCalls } from '@plomada/domain/calls'
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
export const useAssignments = (filters: AssignmentFilters) =>
  useCall(offerCalls.assignments, { query: filters }, keepsPrevious)
export const useApplications = (filters: ApplicationFilters) =>
  useCall(offerCalls.applications, { query: filters }, keepsPrevious)

export const useCreateOffer = () =>
  useAction(offerCalls.create, { refreshes: [offerCalls.list, offerCalls.own] })
export const useSendOfferPhoto = () =>
  useAction(offerCalls.photo, { refreshes: [offerCalls.list, offerCalls.own] })
export const useApply = () => useAction(offerCalls.apply, { refreshes: lists })
export const useAccept = () => useAction(offerCalls.accept, { refreshes: mine })
