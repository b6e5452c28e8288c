import { paymentCalls } from '../data/calls.ts'
import { useAction } from '../data/useCall.ts'

export const useCheckout = () => useAction(paymentCalls.checkout)
