import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Cost of new hashes. Each hash stores the cost it was created with, so this value can be raised at any time. */
const cost = { N: 32_768, r: 8, p: 1 }
const keyLength = 32

/** Minimum length of a new password. */
export const minPasswordLength = 10

/** Maximum length of a password; limits the work that a request can cause. */
export const maxPasswordLength = 128

function derive(password: string, salt: Buffer, length: number, { N, r, p }: typeof cost): Promise<Buffer> {
  // Node's default limit of 32 MB is slightly too low for this cost.
  const options = { N, r, p, maxmem: 256 * N * r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** Hashes a password with a random salt, as `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, keyLength, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Returns true if the password matches the hash. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split('$')
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false
  const expected = Buffer.from(key, 'base64url')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), expected.length, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(derived, expected)
}
