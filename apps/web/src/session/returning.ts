/** Whether the address is the provider's answer to a sign-in. */
export const isReturning = (search: URLSearchParams): boolean =>
  search.has('state') && (search.has('code') || search.has('error'))
