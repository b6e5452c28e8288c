import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { PHOTO_WIDTHS, type PhotoWidth } from '@plomada/domain'
import { Disk, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config, PhotoStore } from '../../config.ts'
import { convertPhoto } from './photos.image.ts'
import { photoKey, type Photos, type PhotoStorage } from './photos.ts'

async function readFile(disk: Disk, name: string): Promise<Buffer | null> {
  try {
    return Buffer.from(await disk.getBytes(name))
  } catch (error) {
    if (error instanceof errors.E_CANNOT_READ_FILE && isMissingFile(error.cause)) return null
    throw error
  }
}

const isMissingFile = (cause: unknown): boolean =>
  cause instanceof Error && (cause.name === 'NoSuchKey' || ('code' in cause && cause.code === 'ENOENT'))

/** Stores photos in a local folder. */
export function folderStorage(folder: string): PhotoStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'public' }))
  return {
    get: (name) => readFile(disk, name),
    async put(name, content) {
      // Renaming is atomic, so no reader or crash leaves half a file under the final name.
      const draft = `incoming/${randomUUID()}`
      try {
        await disk.put(draft, content)
        await disk.move(draft, name)
      } catch (error) {
        // On a full disk, the partial file would occupy space.
        await disk.delete(draft).catch(() => {})
        throw error
      }
    },
  }
}

/** Timeouts of a bucket in milliseconds, for each of at most three attempts. The client library has none by default. */
interface BucketTimeouts {
  /** For opening a connection. */
  connection: number
  /** For the start of the response, and for silence while it is received. */
  response: number
}

const bucketTimeouts: BucketTimeouts = { connection: 2000, response: 5000 }

/** Stores photos in an S3-compatible bucket. Loads the client library at the first use. */
export function bucketStorage(store: PhotoStore, timeouts = bucketTimeouts): PhotoStorage {
  let opened: Promise<Disk> | undefined
  const disk = () => (opened ??= openBucket(store, timeouts))
  return {
    get: async (name) => readFile(await disk(), name),
    put: async (name, content) => (await disk()).put(name, content, { contentType: 'image/webp' }),
  }
}

async function openBucket(
  { bucket, region, endpoint, ...credentials }: PhotoStore,
  { connection, response }: BucketTimeouts,
): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket,
      region,
      credentials,
      requestHandler: {
        connectionTimeout: connection,
        requestTimeout: response,
        // Without it, a late response only logs a warning.
        throwOnRequestTimeout: true,
        socketTimeout: response,
      },
      // S3-compatible stores expect the bucket in the path, and rarely support access lists.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      supportsACL: false,
      visibility: 'private',
    }),
  )
}

const fileName = (key: string, width: PhotoWidth): string => `${key}/${width}.webp`

/** Creates the photo service on a storage. Keys are hashes of the content, so no photo ever overwrites another. */
export function createPhotos(storage: PhotoStorage): Photos {
  return {
    async save(upload) {
      const files = await convertPhoto(upload)
      const hash = createHash('sha256')
      for (const file of files.values()) hash.update(file)
      const key = hash.digest('hex').slice(0, 32)
      for (const [width, file] of files) await storage.put(fileName(key, width), file)
      return key
    },
    url: (key, width = PHOTO_WIDTHS[1]) => `/api/photos/${fileName(key, width)}`,
    read: async (key, width) => (photoKey.test(key) ? storage.get(fileName(key, width)) : null),
  }
}

/** Returns the folder of the photos, used when there is no bucket. */
export const photoFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'photos')

/** Chooses the configured bucket, or a folder in the data directory. */
export function choosePhotoStorage(config: Pick<Config, 'photos' | 'dataDir'>): PhotoStorage {
  return config.photos ? bucketStorage(config.photos) : folderStorage(photoFolder(config))
}

/** Creates the photo service for the configuration. */
export const choosePhotos = (config: Pick<Config, 'photos' | 'dataDir'>): Photos =>
  createPhotos(choosePhotoStorage(config))
