import { calls } from '../data/calls.ts'
import { useAction } from '../data/useCall.ts'

export const useCheckout = () => useAction(calls.payment.checkout)
