/** Share of a payment that the platform shows as its commission (specification 9). */
export const COMMISSION_RATE = 0.15
/** Side of the payment window in pixels (specification 9). */
export const CHECKOUT_WINDOW_SIZE = 650
/** Milliseconds after which the window of a failed payment closes (specification 9). */
export const FAILURE_CLOSES_AFTER = 5000

/** The platform's commission on an amount in pesos, rounded to whole pesos. */
export const commissionOf = (amount: number): number => Math.round(amount * COMMISSION_RATE)
