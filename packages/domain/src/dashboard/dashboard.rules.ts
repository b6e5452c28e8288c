/** Characters of a payment's description on the dashboard (specification 9). */
export const PAYMENT_DESCRIPTION_LENGTH = 30

/** Rows of the latest people and payments; the specification sets no number. */
export const LATEST_SHOWN = 5

/** For how many days admins see who met a quota. */
export const QUOTA_REFUSALS_DAYS = 30
/** Rows of who met a quota, the newest ones. */
export const QUOTA_REFUSALS_SHOWN = 50

/** A payment's description in one line: what is longer than 30 characters is cut and gets dots (decision D-060). */
export function paymentDescription(text: string): string {
  const characters = [...text]
  return characters.length > PAYMENT_DESCRIPTION_LENGTH
    ? `${characters.slice(0, PAYMENT_DESCRIPTION_LENGTH).join('')}...`
    : text
}
