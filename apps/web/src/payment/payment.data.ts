import { paymentCalls } from '@plomada/domain/calls'
import { useAction } from '../data/useCall.ts'

export const useCheckout = () => useAction(paymentCalls.checkout)
