import { offerCalls, professionalCalls, reviewCalls } from '../data/calls.ts'
import { useAction } from '../data/useCall.ts'

export const useRate = () =>
  useAction(reviewCalls.rate, { refreshes: [offerCalls.own, professionalCalls.get, professionalCalls.list] })
