import { hash } from 'node:crypto'
import { Problem } from '@plomada/domain/contract'
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { TokenClaims } from '../http/viewer.ts'

/** Verifies an access token. Resolves to null if it is invalid or expired. */
export type VerifyToken = (token: string) => Promise<TokenClaims | null>

const CLOCK_TOLERANCE_SECONDS = 60

/** Seconds after which a known token is verified again: a removed key is still accepted for that long. */
const KNOWN_SECONDS = 60
const KNOWN_MAXIMUM = 10_000

/** Checks whether the keys could not be loaded: a failure of the server, not an invalid token. */
const isKeyFailure = (problem: unknown) =>
  !(problem instanceof errors.JOSEError) ||
  problem instanceof errors.JWKSTimeout ||
  problem instanceof errors.JWKSInvalid ||
  // The class that jose throws if the response of the provider is not a key set.
  problem.code === errors.JOSEError.code

/** Creates a problem for keys that could not be loaded. Its cause is logged and never sent. */
const toUnavailable = (cause: unknown): Problem => Object.assign(new Problem('unavailable'), { cause })

/**
 * Creates a function that checks the signature, issuer, audience and dates of access tokens. It throws the problem
 * `unavailable` if the keys cannot be loaded.
 */
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
  return rememberClaims(async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, checks)
      return typeof payload.sub === 'string' && payload.sub !== '' ? { ...payload, sub: payload.sub } : null
    } catch (problem) {
      if (isKeyFailure(problem)) throw toUnavailable(problem)
      return null
    }
  })
}

/** Keeps the claims of valid tokens by their hash for a minute, as checking a signature costs more than most calls. */
function rememberClaims(verify: VerifyToken): VerifyToken {
  const known = new Map<string, { claims: TokenClaims; until: number }>()
  return async (token) => {
    const now = Date.now() / 1000
    const key = hash('sha256', token, 'base64')
    const found = known.get(key)
    if (found && found.until > now) return found.claims
    const claims = await verify(token)
    known.delete(key)
    if (claims === null) return null
    const until = Math.min(now + KNOWN_SECONDS, (claims.exp ?? 0) + CLOCK_TOLERANCE_SECONDS)
    known.set(key, { claims, until })
    // The oldest, as each insertion is at the end.
    if (known.size > KNOWN_MAXIMUM) known.delete(known.keys().next().value ?? '')
    return claims
  }
}
