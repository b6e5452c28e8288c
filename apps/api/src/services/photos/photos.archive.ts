import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PHOTO_WIDTHS } from '@plomada/domain'
import * as z from 'zod'
import { photoKey } from './photos.ts'
import type { PhotoShelf } from './photos.ts'

const photoFile = new RegExp(`^${photoKey.source.slice(1, -1)}/(?:${PHOTO_WIDTHS.join('|')})\\.webp$`)

/** One photo in an archive. */
const archived = z.object({ photo: z.string().regex(photoFile), content: z.base64() })

/** Tells the photos of a folder, a line each, and how many they were. None is ever changed, so people may go on adding. */
export async function dumpPhotos(folder: string, write: (line: string) => Promise<void>): Promise<number> {
  let photos = 0
  for (const key of await readdir(folder).catch((): string[] => [])) {
    if (!photoKey.test(key)) continue
    for (const file of await readdir(join(folder, key))) {
      const photo = `${key}/${file}`
      if (!photoFile.test(photo)) continue
      await write(
        JSON.stringify({ photo, content: (await readFile(join(folder, photo))).toString('base64') }),
      )
      photos++
    }
  }
  return photos
}

/** Puts one photo of an archive on a shelf. */
export async function restorePhoto(shelf: PhotoShelf, line: Record<string, unknown>): Promise<void> {
  const read = archived.safeParse(line)
  if (!read.success) throw new Error('The backup is damaged: it has a line that says nothing.')
  await shelf.put(read.data.photo, Buffer.from(read.data.content, 'base64'))
}
