const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Lifetime of an access token, in seconds. */
export const accessTokenLifetime = 10 * minute

/** Seconds in which a refresh token may be used again, since its response may have been lost. */
export const refreshGraceSeconds = 10

/** Lifetimes in seconds, per model. Refresh tokens end with the session, after a day without a sign-in. */
export const lifetimes = {
  AccessToken: accessTokenLifetime,
  AuthorizationCode: minute,
  IdToken: hour,
  Interaction: hour,
  Session: day,
  Grant: day,
  RefreshToken: day,
}
