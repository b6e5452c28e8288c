import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { migrate } from '../database/migrate.ts'
import { openEmbedded } from '../database/pglite.ts'

const folder = join(import.meta.dirname, '../../node_modules/.plomada-templates')
const sources = join(import.meta.dirname, '../database')

/** Returns a dump of a migrated embedded database, cached until its sources change. */
export async function embeddedTemplate(): Promise<string> {
  const name = `${await hashSources()}.tar`
  const file = join(folder, name)
  if (existsSync(file)) return file
  const database = await openEmbedded({ dataDir: null })
  await migrate(database)
  const dump = await database.dump()
  await database.close()
  await mkdir(folder, { recursive: true })
  const others = (await readdir(folder)).filter((other) => other.endsWith('.tar') && other !== name)
  for (const old of others) await rm(join(folder, old), { force: true })
  // Renamed when complete, as other runs may be reading it.
  const draft = join(folder, `${process.pid}.draft`)
  await writeFile(draft, dump)
  await rename(draft, file)
  return file
}

/** Hashes the migrations, the code that runs them and the path of the engine, which contains its version. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(sources, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted())
    hash.update(path.slice(sources.length)).update(await readFile(path))
  const { resolve } = createRequire(import.meta.url)
  return hash.update(resolve('@electric-sql/pglite')).digest('hex').slice(0, 16)
}
