import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { PassThrough, pipeline as pipe, type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Config } from './config.ts'
import { dumpLines } from './database/archive.dump.ts'
import { restoreLines, type Restored } from './database/archive.restore.ts'
import { withCommandDatabase } from './database/commandDatabase.ts'
import { openDatabase } from './database/database.ts'
import { findEmbedded } from './database/embedded/embedded.ts'
import { dumpPhotos, restorePhoto } from './services/photos/photos.archive.ts'
import { choosePhotoStorage, photoFolder } from './services/photos/photos.storage.ts'

/** The settings that archive commands need. */
type ArchiveConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'photos'> &
  Partial<Pick<Config, 'databaseOwnerUrl' | 'databasePoolMode'>>

/** Returns the configuration for connecting as the owner, without a pooler, if that is configured. */
const asOwner = (config: ArchiveConfig): ArchiveConfig =>
  config.databaseOwnerUrl
    ? { ...config, databaseUrl: config.databaseOwnerUrl, databasePoolMode: 'session' }
    : config

/** Writes a whole archive; returns the number of photos. */
async function writeArchive(config: ArchiveConfig, to: Writable): Promise<number> {
  const write = (line: string) =>
    new Promise<void>((resolve, reject) => {
      to.write(`${line}\n`, (error) => (error ? reject(error) : resolve()))
    })
  await withCommandDatabase(
    config.databasePoolMode === 'transaction' ? asOwner(config) : config,
    (database) => dumpLines(database, write),
  )
  const photos = config.photos ? 0 : await dumpPhotos(photoFolder(config), write)
  await write('{"end":true}')
  to.end()
  return photos
}

/** Writes the database, and the photos unless they are in a bucket, to one file. The server may be running. */
export async function backUp(config: ArchiveConfig, file: string): Promise<{ photos: number }> {
  if (config.databaseUrl === null && !existsSync(config.dataDir))
    throw new Error(`There is nothing to back up in ${config.dataDir}.`)
  const draft = `${file}.part`
  const lines = new PassThrough()
  // Readable by the owner only: it contains personal data.
  const written = pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }))
  try {
    const [photos] = await Promise.all([writeArchive(config, lines), written])
    await rename(draft, file)
    return { photos }
  } catch (error) {
    lines.destroy()
    await written.catch(() => {})
    await rm(draft, { force: true })
    throw error
  }
}

/** Splits a stream into lines. `node:readline` drops the lines that arrive before the first one is requested. */
async function* readLines(text: Readable): AsyncGenerator<string> {
  let rest = ''
  text.setEncoding('utf8')
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

/** Restores the database and the photos from a file. Throws if the database is not empty, unless `replace` is set. */
export async function restore(
  config: ArchiveConfig,
  file: string,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const unpacked = createGunzip()
  pipe(createReadStream(file), unpacked, () => {})
  return restoreFrom(config, readLines(unpacked), replace)
}

async function restoreFrom(
  config: ArchiveConfig,
  lines: AsyncIterable<string>,
  replace: boolean,
): Promise<Restored> {
  const database = await openDatabase(asOwner(config))
  const storage = choosePhotoStorage(config)
  try {
    return await restoreLines(database, lines, {
      replace,
      onOtherLine: (line) => restorePhoto(storage, line),
    })
  } finally {
    await database.close()
  }
}

/** Copies the embedded database to PostgreSQL, and the photos to the bucket if one is configured. */
export async function moveDatabase(
  config: ArchiveConfig,
  { replace }: { replace: boolean },
): Promise<Restored> {
  if (config.databaseUrl === null) throw new Error('DATABASE_URL is required: the database to move to.')
  if ((await findEmbedded(config.dataDir)) !== null)
    throw new Error('Stop the server first: its further writes would be lost.')
  const lines = new PassThrough()
  const source = { ...config, databaseUrl: null, photos: null }
  const written = writeArchive(source, lines).catch((error: Error) => lines.destroy(error))
  const restored = await restoreFrom(config, readLines(lines), replace)
  await written
  return restored
}
