import type { PhotoWidth } from '@plomada/domain'

/** The photos of users and offers. */
export interface Photos {
  /** Converts and stores an upload, and returns its key; refuses invalid photos. Equal pictures have equal keys. */
  save(upload: Buffer): Promise<string>
  /** Returns the path of a photo, by default of the larger width. */
  url(key: string, width?: PhotoWidth): string
  /** Returns the WebP file of a photo, or null. */
  read(key: string, width: PhotoWidth): Promise<Buffer | null>
}

/** Stores the converted files. Writes are atomic. */
export interface PhotoStorage {
  put(name: string, content: Buffer): Promise<void>
  get(name: string): Promise<Buffer | null>
}

/** Matches a key, the first half of a SHA-256 hash. Checked before use, since keys become file paths. */
export const photoKey = /^[0-9a-f]{32}$/

/** Returns a function that reads the larger stored width of a photo by its URL; null for any other URL. */
export const createPhotoReader =
  (photos: Pick<Photos, 'read'>) =>
  async (url: string): Promise<Buffer | null> => {
    const key = /\/api\/photos\/([0-9a-f]{32})\/\d+\.webp$/.exec(url)?.[1]
    return key === undefined ? null : photos.read(key, 1280)
  }
