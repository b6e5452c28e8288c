import { calls } from '../data/calls.ts'
import { useAction } from '../data/useCall.ts'

export const useRate = () =>
  useAction(calls.review.rate, {
    refreshes: [calls.offer.own, calls.professional.get, calls.professional.list],
  })
