import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { PassThrough, pipeline as pipe } from 'node:stream'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Config } from './config.ts'
import { dumpLines } from './database/archive.dump.ts'
import { restoreLines } from './database/archive.restore.ts'
import type { Restored } from './database/archive.restore.ts'
import { openBeside } from './database/beside.ts'
import { openDatabase } from './database/database.ts'
import { servedSocket } from './database/pglite.socket.ts'
import { dumpPhotos, restorePhoto } from './services/photos/photos.archive.ts'
import { chooseShelf, photoFolder } from './services/photos/photos.shelves.ts'

/** What an archive command was asked for. */
type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'photos'> & Partial<Pick<Config, 'databaseOwnerUrl'>>

async function writeAll(place: Place, to: Writable): Promise<number> {
  const write = (line: string) =>
    new Promise<void>((resolve, reject) => {
      to.write(`${line}\n`, (error) => (error ? reject(error) : resolve()))
    })
  const database = await openBeside(place)
  try {
    await dumpLines(database, write)
  } finally {
    await database.close()
  }
  const photos = place.photos ? 0 : await dumpPhotos(photoFolder(place), write)
  await write('{"end":true}')
  to.end()
  return photos
}

/** Writes the database, and the photos unless they are in a bucket, into one file. The server may be running. */
export async function backUp(place: Place, file: string): Promise<{ photos: number }> {
  if (place.databaseUrl === null && !existsSync(place.dataDir))
    throw new Error(`There is nothing to back up in ${place.dataDir}.`)
  const draft = `${file}.part`
  const lines = new PassThrough()
  // Everything that people told us is in it.
  const written = pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }))
  try {
    const [photos] = await Promise.all([writeAll(place, lines), written])
    await rename(draft, file)
    return { photos }
  } catch (error) {
    lines.destroy()
    await written.catch(() => {})
    await rm(draft, { force: true })
    throw error
  }
}

/** Not readline's, which lets go of the lines that come before the first one is asked for. */
async function* linesOf(text: Readable): AsyncGenerator<string> {
  let rest = ''
  text.setEncoding('utf8')
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

/** Makes the database and the photos what a file tells; what is there already stops it, unless it may be replaced. */
export async function restore(
  place: Place,
  file: string,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const unpacked = createGunzip()
  pipe(createReadStream(file), unpacked, () => {})
  return restoreFrom(place, linesOf(unpacked), replace)
}

async function restoreFrom(place: Place, lines: AsyncIterable<string>, replace: boolean): Promise<Restored> {
  const { databaseUrl, databaseOwnerUrl = null } = place
  const database = await openDatabase({ ...place, databaseUrl: databaseOwnerUrl ?? databaseUrl })
  const shelf = chooseShelf(place)
  try {
    return await restoreLines(database, lines, { replace, other: (line) => restorePhoto(shelf, line) })
  } finally {
    await database.close()
  }
}

/** Brings what the embedded database holds to PostgreSQL, and the photos to the bucket when there is one. */
export async function moveDatabase(place: Place, { replace }: { replace: boolean }): Promise<Restored> {
  if (place.databaseUrl === null) throw new Error('DATABASE_URL has to say where to.')
  if ((await servedSocket(place.dataDir)) !== null)
    throw new Error('Stop the server first: what it writes now would be lost.')
  const lines = new PassThrough()
  const from = { ...place, databaseUrl: null, photos: null }
  const written = writeAll(from, lines).catch((error: Error) => lines.destroy(error))
  const restored = await restoreFrom(place, linesOf(lines), replace)
  await written
  return restored
}
