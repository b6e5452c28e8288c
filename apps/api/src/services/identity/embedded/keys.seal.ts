import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import * as z from 'zod'

/** How a value lies in the table when a secret seals it. */
const sealed = z.strictObject({
  sealed: z.strictObject({ salt: z.string(), iv: z.string(), tag: z.string(), data: z.string() }),
})

const cipher = 'aes-256-gcm'
const derived = new Map<string, Buffer>()

// Slow on purpose, so each process does it once for each salt.
function keyOf(secret: string, salt: string): Buffer {
  const name = `${salt} ${secret}`
  const known = derived.get(name) ?? scryptSync(secret, Buffer.from(salt, 'base64url'), 32)
  derived.set(name, known)
  return known
}

/** Whether a value of the table is sealed. */
export const isSealed = (value: unknown): boolean => sealed.safeParse(value).success

/** Makes a value unreadable and unchangeable for whoever does not have the secret. */
export function seal(value: unknown, secret: string): z.infer<typeof sealed> {
  const salt = randomBytes(16).toString('base64url')
  const iv = randomBytes(12)
  const sealing = createCipheriv(cipher, keyOf(secret, salt), iv)
  const data = Buffer.concat([sealing.update(JSON.stringify(value)), sealing.final()])
  const [ivText, tag, text] = [iv, sealing.getAuthTag(), data].map((bytes) => bytes.toString('base64url'))
  return { sealed: { salt, iv: ivText ?? '', tag: tag ?? '', data: text ?? '' } }
}

/** What was sealed, or the value itself when it was not; throws when the secret is another one. */
export function unseal(value: unknown, secret: string | null): unknown {
  const read = sealed.safeParse(value)
  if (!read.success) return value
  const { salt, iv, tag, data } = read.data.sealed
  try {
    if (secret === null) throw new Error('there is no secret')
    const opening = createDecipheriv(cipher, keyOf(secret, salt), Buffer.from(iv, 'base64url'))
    opening.setAuthTag(Buffer.from(tag, 'base64url'))
    const text = Buffer.concat([opening.update(Buffer.from(data, 'base64url')), opening.final()])
    return JSON.parse(text.toString())
  } catch (error) {
    const sentence = 'The keys of the identity provider are sealed with another KEY_SECRET than this one.'
    throw new Error(sentence, { cause: error })
  }
}
