/** Maximum characters of a payment description on the dashboard (specification 9). */
export const PAYMENT_DESCRIPTION_LENGTH = 30

/** Rows of the latest users and payments; the specification sets no number. */
export const LATEST_SHOWN = 5

/** Days for which reached quotas are listed. */
export const QUOTA_REFUSALS_DAYS = 30
/** Maximum rows in the list of reached quotas. */
export const QUOTA_REFUSALS_SHOWN = 50

/** Hours before the deadline of a request to withdraw from which it is urgent. */
export const URGENT_WITHDRAWAL_HOURS = 6
/** Hours after which a refund that the provider has not made is late. */
export const LATE_REFUND_HOURS = 24
/** Days for which a payout run may wait for the answer of the bank. */
export const RUN_ANSWER_DAYS = 3

/** Truncates the description of a payment after 30 characters, with dots (decision D-060). */
export function paymentDescription(text: string): string {
  const characters = [...text]
  return characters.length > PAYMENT_DESCRIPTION_LENGTH
    ? `${characters.slice(0, PAYMENT_DESCRIPTION_LENGTH).join('')}...`
    : text
}
