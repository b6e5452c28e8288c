/** What distinguishes a request without a response from a response with a problem. */
export const networkError = { isNetworkError: true } as const

/** Returns whether the server sent no response. */
export const isNetworkError = (error: unknown): boolean =>
  (error as Partial<typeof networkError>).isNetworkError === true
