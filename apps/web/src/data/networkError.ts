/** Properties of the error that a request throws when the server sent no response. */
export const networkError = { isNetworkError: true } as const

/** Returns whether the server sent no response. */
export const isNetworkError = (error: unknown): boolean =>
  (error as Partial<typeof networkError>).isNetworkError === true
