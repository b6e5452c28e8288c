import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PHOTO_WIDTHS } from '@plomada/domain'
import * as z from 'zod'
import { photoKey, type PhotoStorage } from './photos.ts'

const photoFile = new RegExp(`^${photoKey.source.slice(1, -1)}/(?:${PHOTO_WIDTHS.join('|')})\\.webp$`)

const archiveLine = z.object({ photo: z.string().regex(photoFile), content: z.base64() })

/** Writes every photo file of a folder as a line and returns their number. Safe while users add photos: files never change. */
export async function dumpPhotos(folder: string, write: (line: string) => Promise<void>): Promise<number> {
  let count = 0
  for (const key of await readdir(folder).catch((): string[] => [])) {
    if (!photoKey.test(key)) continue
    for (const file of await readdir(join(folder, key))) {
      const photo = `${key}/${file}`
      if (!photoFile.test(photo)) continue
      await write(JSON.stringify({ photo, content: await readFile(join(folder, photo), 'base64') }))
      count++
    }
  }
  return count
}

/** Stores one photo file of an archive. */
export async function restorePhoto(storage: PhotoStorage, line: Record<string, unknown>): Promise<void> {
  const parsed = archiveLine.safeParse(line)
  if (!parsed.success) throw new Error('The backup is damaged: it has an invalid line.')
  await storage.put(parsed.data.photo, Buffer.from(parsed.data.content, 'base64'))
}
