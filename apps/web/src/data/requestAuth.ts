/** Authorizes the requests; the session provides it. */
export interface RequestAuth {
  /** Returns the access token for the next request, or null for a visitor. */
  getToken(): Promise<string | null>
  /** Called when the server rejects the token. */
  onUnauthorized(): void
}

let current: RequestAuth = { getToken: () => Promise.resolve(null), onUnauthorized: () => {} }

export const setRequestAuth = (auth: RequestAuth): void => {
  current = auth
}

export const getRequestAuth = (): RequestAuth => current
