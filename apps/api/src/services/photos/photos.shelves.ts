import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { PHOTO_WIDTHS } from '@plomada/domain'
import type { PhotoWidth } from '@plomada/domain'
import { Disk, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config, PhotoStore } from '../../config.ts'
import { renditions } from './photos.image.ts'
import { photoKey } from './photos.ts'
import type { Photos, PhotoShelf } from './photos.ts'

async function contentOf(disk: Disk, name: string): Promise<Buffer | null> {
  try {
    return Buffer.from(await disk.getBytes(name))
  } catch (error) {
    if (error instanceof errors.E_CANNOT_READ_FILE && isAbsence(error.cause)) return null
    throw error
  }
}

const isAbsence = (cause: unknown): boolean =>
  cause instanceof Error && (cause.name === 'NoSuchKey' || ('code' in cause && cause.code === 'ENOENT'))

/** Photos in a folder of this machine. */
export function folderShelf(folder: string): PhotoShelf {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'public' }))
  return {
    get: (name) => contentOf(disk, name),
    async put(name, content) {
      // Renaming is atomic: neither a reader nor a crash sees half a file under its final name.
      const draft = `incoming/${randomUUID()}`
      try {
        await disk.put(draft, content)
        await disk.move(draft, name)
      } catch (error) {
        // On a full disk half of a photo would keep the room that is missing.
        await disk.delete(draft).catch(() => {})
        throw error
      }
    },
  }
}

/** Photos in a bucket that speaks S3; its library is loaded when the first photo comes or goes. */
export function bucketShelf(store: PhotoStore): PhotoShelf {
  let opened: Promise<Disk> | undefined
  const disk = () => (opened ??= openBucket(store))
  return {
    get: async (name) => contentOf(await disk(), name),
    put: async (name, content) => (await disk()).put(name, content, { contentType: 'image/webp' }),
  }
}

async function openBucket({
  bucket,
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
}: PhotoStore): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Stores other than Amazon's know the bucket by its path, and rarely by access lists.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      supportsACL: false,
      visibility: 'private',
    }),
  )
}

const fileOf = (key: string, width: PhotoWidth): string => `${key}/${width}.webp`

/** Photos on any shelf; the key is taken from the content, so that nothing is ever overwritten by something else. */
export function photosOn(shelf: PhotoShelf): Photos {
  return {
    async keep(upload) {
      const files = await renditions(upload)
      const hash = createHash('sha256')
      for (const file of files.values()) hash.update(file)
      const key = hash.digest('hex').slice(0, 32)
      for (const [width, file] of files) await shelf.put(fileOf(key, width), file)
      return key
    },
    url: (key, width = PHOTO_WIDTHS[1]) => `/api/photos/${fileOf(key, width)}`,
    read: async (key, width) => (photoKey.test(key) ? shelf.get(fileOf(key, width)) : null),
  }
}

/** The folder of the photos, where there is no bucket. */
export const photoFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'photos')

/** A bucket when one is configured, a folder among the data otherwise. */
export function chooseShelf(config: Pick<Config, 'photos' | 'dataDir'>): PhotoShelf {
  return config.photos ? bucketShelf(config.photos) : folderShelf(photoFolder(config))
}

/** Photos where the configuration wants them. */
export const choosePhotos = (config: Pick<Config, 'photos' | 'dataDir'>): Photos =>
  photosOn(chooseShelf(config))
