const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Seconds that an access token is good for. */
export const accessTokenLife = 10 * minute

/**
 * Seconds in which a refresh token may be used again: its answer may have been lost on the way. After them a second use
 * means that two have it.
 */
export const refreshOverlap = 10

/** Seconds that each thing lives. Refresh tokens end with the session: a day without signing in ends everything. */
export const lifetimes = {
  AccessToken: accessTokenLife,
  AuthorizationCode: minute,
  IdToken: hour,
  Interaction: hour,
  Session: day,
  Grant: day,
  RefreshToken: day,
}
