/** Who sees the address of an offer: all signed-in users, or only its parties (decision 0079). */
export const addressVisibilities = ['everyone', 'hired'] as const
export type AddressVisibility = (typeof addressVisibilities)[number]
