/** Who signs the requests. */
export interface Authority {
  /** The access token for the next request, or null for a visitor. */
  token(): Promise<string | null>
  /** Told when the server no longer takes the token. */
  onRefused(): void
}

let current: Authority = { token: () => Promise.resolve(null), onRefused: () => {} }

/** Says who signs the requests. Called once, by the session. */
export const authorizeWith = (session: Authority): void => {
  current = session
}

/** Who signs the requests now. */
export const authority = (): Authority => current
