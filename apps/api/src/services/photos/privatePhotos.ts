import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { PHOTO_WIDTHS } from '@plomada/domain'
import * as z from 'zod'
import { type KeyStore, loadKey } from '../storedKeys.ts'
import { photoKey } from './photos.ts'

/** Photos that only some users may see. Images are loaded without a token, so the address itself allows it, for a while. */
export interface PrivatePhotos {
  /** Returns the path of a photo. It works for one to two hours, and stays the same for one, as browsers cache it. */
  url: (photo: string, now: Date) => string
  /** Returns the photo of a path, or null if it is not one of ours or has ended. */
  read: (token: string, now: Date) => string | null
  /** Returns what a sender gives back to use an upload. It tells nothing. */
  seal: (upload: PrivateUpload) => string
  /** Returns an upload, or null if it is not one of ours. */
  unseal: (sealed: string) => PrivateUpload | null
}

const uploadSchema = z.strictObject({
  assignmentId: z.int(),
  userId: z.int(),
  /** The key that the sender chose. */
  key: z.string(),
  photo: z.string().regex(photoKey),
})
/** A photo that a user uploaded for a job. */
export type PrivateUpload = z.infer<typeof uploadSchema>

const linkSchema = z.strictObject({ photo: z.string().regex(photoKey), until: z.int() })

/** The path under which private photos are served. */
export const PRIVATE_PHOTO_PATH = '/api/photos/privadas'

const HOUR_MS = 3_600_000
const NONCE_BYTES = 12
const TAG_BYTES = 16
const cipher = 'aes-256-gcm'

/** Creates the functions of private photos. Addresses do not contain the names of files, which everyone may read. */
function createPrivatePhotos(key: string): PrivatePhotos {
  const derive = (purpose: string) => createHmac('sha256', key).update(purpose).digest()
  const [encryptionKey, nonceKey] = [derive('encryption'), derive('nonce')]

  // The nonce follows from the content, so that the same photo keeps its address and no nonce is used for two contents.
  function encrypt(value: object): string {
    const text = JSON.stringify(value)
    const nonce = createHmac('sha256', nonceKey).update(text).digest().subarray(0, NONCE_BYTES)
    const encryption = createCipheriv(cipher, encryptionKey, nonce)
    const data = Buffer.concat([encryption.update(text), encryption.final()])
    return Buffer.concat([nonce, encryption.getAuthTag(), data]).toString('base64url')
  }
  function decrypt<Value>(token: string, schema: z.ZodType<Value>): Value | null {
    const bytes = Buffer.from(token, 'base64url')
    if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
    try {
      const decryption = createDecipheriv(cipher, encryptionKey, bytes.subarray(0, NONCE_BYTES))
      decryption.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const data = Buffer.concat([
        decryption.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
        decryption.final(),
      ])
      return schema.safeParse(JSON.parse(data.toString())).data ?? null
    } catch {
      // Changed, or of another deployment.
      return null
    }
  }
  return {
    url(photo, now) {
      const until = (Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS
      return `${PRIVATE_PHOTO_PATH}/${encrypt({ photo, until })}/${PHOTO_WIDTHS[1]}.webp`
    },
    read(token, now) {
      const link = decrypt(token, linkSchema)
      return link !== null && now.getTime() < link.until ? link.photo : null
    },
    seal: encrypt,
    unseal: (sealed) => decrypt(sealed, uploadSchema),
  }
}

/** Loads the key of private photos, which is the same in every process and after a restart. */
export const openPrivatePhotos = async (store: KeyStore): Promise<PrivatePhotos> =>
  createPrivatePhotos(
    await loadKey(store, 'privatePhotos', {
      schema: z.string(),
      generate: () => randomBytes(32).toString('base64url'),
    }),
  )
