import type { PhotoWidth } from '@plomada/domain'

/** What the product needs for its photos. */
export interface Photos {
  /** Makes an upload fit to be shown and keeps it; refuses by name. The same picture always has the same key. */
  keep(upload: Buffer): Promise<string>
  /** Where a photo is served; the larger width unless told. */
  url(key: string, width?: PhotoWidth): string
  /** The webp of a photo; null when there is none with that key. */
  read(key: string, width: PhotoWidth): Promise<Buffer | null>
}

/** Where the finished files lie; a file is there whole or not at all. */
export interface PhotoShelf {
  put(name: string, content: Buffer): Promise<void>
  get(name: string): Promise<Buffer | null>
}

/** What a key looks like: the beginning of a SHA-256, so nobody can ask for a path. */
export const photoKey = /^[0-9a-f]{32}$/
