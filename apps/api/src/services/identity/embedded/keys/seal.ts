import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import * as z from 'zod'

/** A value encrypted with a secret, as stored in the table. */
const sealed = z.strictObject({
  sealed: z.strictObject({ salt: z.string(), iv: z.string(), tag: z.string(), data: z.string() }),
})

const cipher = 'aes-256-gcm'
const derived = new Map<string, Buffer>()

// scrypt is slow on purpose, so each process derives a key once per salt.
function deriveKey(secret: string, salt: string): Buffer {
  const name = `${salt} ${secret}`
  const key = derived.get(name) ?? scryptSync(secret, Buffer.from(salt, 'base64url'), 32)
  derived.set(name, key)
  return key
}

/** Returns true if a value of the table is encrypted. */
export const isSealed = (value: unknown): boolean => sealed.safeParse(value).success

/** Encrypts a value and protects it from changes. */
export function seal(value: unknown, secret: string): z.infer<typeof sealed> {
  const salt = randomBytes(16).toString('base64url')
  const iv = randomBytes(12)
  const encryption = createCipheriv(cipher, deriveKey(secret, salt), iv)
  const data = Buffer.concat([encryption.update(JSON.stringify(value)), encryption.final()])
  const encode = (bytes: Buffer) => bytes.toString('base64url')
  return { sealed: { salt, iv: encode(iv), tag: encode(encryption.getAuthTag()), data: encode(data) } }
}

/** Decrypts a sealed value, and returns any other value as it is. Throws if the secret does not match. */
export function unseal(value: unknown, secret: string | null): unknown {
  const read = sealed.safeParse(value)
  if (!read.success) return value
  const { salt, iv, tag, data } = read.data.sealed
  try {
    if (secret === null) throw new Error('there is no secret')
    const decryption = createDecipheriv(cipher, deriveKey(secret, salt), Buffer.from(iv, 'base64url'))
    decryption.setAuthTag(Buffer.from(tag, 'base64url'))
    const text = Buffer.concat([decryption.update(Buffer.from(data, 'base64url')), decryption.final()])
    return JSON.parse(text.toString())
  } catch (error) {
    const message = 'The keys of the identity provider are sealed with a different KEY_SECRET.'
    throw new Error(message, { cause: error })
  }
}
