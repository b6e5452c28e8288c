import { errors, jwtVerify } from 'jose'
import type { JWTVerifyGetKey } from 'jose'
import type { TokenClaims } from '../http/viewer.ts'

/** Tells a good access token from a bad one. */
export type Verify = (token: string) => Promise<TokenClaims | null>

const leeway = 60

/** A key set that cannot be read says nothing about the token: it is our trouble, not the caller's. */
const isOurTrouble = (problem: unknown) =>
  !(problem instanceof errors.JOSEError) ||
  problem instanceof errors.JWKSTimeout ||
  problem instanceof errors.JWKSInvalid ||
  // The plain class is what jose throws when the answer of the provider was not a key set.
  problem.code === errors.JOSEError.code

/** Checks signature, issuer, audience and dates of access tokens; a bad or expired one is null. */
export function createVerifier(expected: {
  issuer: string
  audience: string
  keys: JWTVerifyGetKey
}): Verify {
  const { issuer, audience, keys } = expected
  // `typ` is not pinned: the embedded provider says at+jwt, others say JWT.
  const checks = {
    issuer,
    audience,
    algorithms: ['RS256'],
    clockTolerance: leeway,
    requiredClaims: ['sub', 'exp'],
  }
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, checks)
      return typeof payload.sub === 'string' && payload.sub !== '' ? { ...payload, sub: payload.sub } : null
    } catch (problem) {
      if (isOurTrouble(problem)) throw problem
      return null
    }
  }
}
