import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Cost of a hash; each hash carries its own, so it can be raised without touching the old ones. */
const cost = { N: 32_768, r: 8, p: 1 }
const keyLength = 32

/** Shortest password accepted. */
export const minPassword = 10

/** Longest password accepted: a bound on the work that a request can ask for. */
export const maxPassword = 128

function derive(password: string, salt: Buffer, length: number, { N, r, p }: typeof cost): Promise<Buffer> {
  // Node's default ceiling of 32 MB is just short of what these parameters need.
  const options = { N, r, p, maxmem: 256 * N * r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, options, (problem, key) =>
      problem ? reject(problem) : resolve(key),
    )
  })
}

/** Hashes a password with a salt of its own: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, keyLength, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether a password made a hash. */
export async function matchesPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split('$')
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), expected.length, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(given, expected)
}
