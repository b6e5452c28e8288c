/** The platform's commission as a share of a payment (specification 9). */
export const COMMISSION_RATE = 0.15
/** Width and height of the payment window in pixels (specification 9). */
export const CHECKOUT_WINDOW_SIZE = 650
/** Milliseconds until the window of a failed payment closes (specification 9). */
export const FAILURE_CLOSE_DELAY_MS = 5000

/** Calculates the commission on an amount in pesos, rounded to whole pesos. */
export const calculateCommission = (amount: number): number => Math.round(amount * COMMISSION_RATE)
