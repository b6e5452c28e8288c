import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { TokenClaims } from '../http/viewer.ts'

/** Verifies an access token. Resolves to null if it is invalid or expired. */
export type VerifyToken = (token: string) => Promise<TokenClaims | null>

const CLOCK_TOLERANCE_SECONDS = 60

/** Checks whether the keys could not be loaded: a failure of the server, not an invalid token. */
const isKeyFailure = (problem: unknown) =>
  !(problem instanceof errors.JOSEError) ||
  problem instanceof errors.JWKSTimeout ||
  problem instanceof errors.JWKSInvalid ||
  // The class that jose throws if the response of the provider is not a key set.
  problem.code === errors.JOSEError.code

/** Creates a function that checks the signature, issuer, audience and dates of access tokens. */
export function createVerifier(expected: {
  issuer: string
  audience: string
  keys: JWTVerifyGetKey
}): VerifyToken {
  const { issuer, audience, keys } = expected
  // `typ` is not checked: the embedded provider sends at+jwt, others send JWT.
  const checks = {
    issuer,
    audience,
    algorithms: ['RS256'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    requiredClaims: ['sub', 'exp'],
  }
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, checks)
      return typeof payload.sub === 'string' && payload.sub !== '' ? { ...payload, sub: payload.sub } : null
    } catch (problem) {
      if (isKeyFailure(problem)) throw problem
      return null
    }
  }
}
