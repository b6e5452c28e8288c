import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  access,
  chmod,
  chown,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isRunning } from '../../isRunning.ts'
import { findProgram, initialize, type SystemUser } from './programs.ts'

/** The files of a PostgreSQL server. */
export interface Cluster {
  folder: string
  /** Null for the user of this process. */
  user: SystemUser | null
  /** Required where files do not protect the server: on Windows. */
  password: string | null
}

/** Returns the folder of the cluster in a data folder. */
export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres')

const DRAFT = 'postgres.draft.'

/** The system user without rights of its own. PostgreSQL refuses to run as root. */
const unprivilegedUser = { uid: 65_534, gid: 65_534 }

/** Creates the data folder if needed; throws when it is not writable or contains the database of an older version. */
export async function prepareFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    const sentence = `The folder ${dataDir} cannot hold the data (${reason}): choose another one with DATA_DIR.`
    throw new Error(sentence, { cause: error })
  }
  if (existsSync(join(dataDir, 'database')))
    throw new Error(
      `The folder ${dataDir} contains a database of PGlite, which this version does not read: choose another folder with DATA_DIR.`,
    )
}

/** Returns the cluster of a data folder. A new one is created in another folder and renamed: an interrupted start leaves no incomplete one. */
export async function prepareCluster(dataDir: string, { isSynced }: { isSynced: boolean }): Promise<Cluster> {
  const folder = clusterFolder(dataDir)
  const user = await chooseUser(dataDir)
  const passwordFile = process.platform === 'win32' ? join(dataDir, 'password') : null
  if (!existsSync(folder)) {
    await removeDrafts(dataDir)
    const draft = join(dataDir, `${DRAFT}${process.pid}`)
    await mkdir(draft)
    await giveTo(user, draft)
    if (passwordFile !== null) await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
    await initialize(draft, { user, isSynced, passwordFile })
    await rename(draft, folder).catch((error: unknown) => {
      // Otherwise another process has started at the same time.
      if (!existsSync(folder)) throw error
    })
    await rm(draft, { recursive: true, force: true })
  }
  await giveTo(user, folder)
  return { folder, user, password: passwordFile && (await readFile(passwordFile, 'utf8')) }
}

/** Removes what interrupted starts have left. */
async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = name.startsWith(DRAFT) ? Number(name.slice(DRAFT.length)) : null
    if (pid !== null && (pid === process.pid || !isRunning(pid)))
      await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

/** Returns the user for PostgreSQL: under root the owner of the data folder, or the unprivileged user. */
async function chooseUser(dataDir: string): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null
  const { uid, gid, mode } = await stat(dataDir)
  // Lets that user pass, not read.
  if (uid === 0) await chmod(dataDir, mode | 0o001)
  const user = uid === 0 ? unprivilegedUser : { uid, gid }
  const canReach = await Promise.all([dataDir, findProgram('postgres')].map((path) => canPass(user, path)))
  return { ...user, isShutOut: canReach.includes(false) }
}

/** Checks whether a user can pass all folders above a path. */
async function canPass({ uid }: { uid: number }, path: string): Promise<boolean> {
  const folder = dirname(path)
  const found = await stat(folder)
  const isOpen = (found.mode & 0o001) > 0 || found.uid === uid
  return isOpen && (folder === path || canPass({ uid }, folder))
}

/** Makes a folder private to a user, with all of its files if it was copied by root. */
export async function giveTo(user: SystemUser | null, folder: string): Promise<void> {
  await chmod(folder, 0o700)
  if (user === null || (await stat(folder)).uid === user.uid) return
  const names = await readdir(folder, { recursive: true })
  for (const name of [...names, '']) await chown(join(folder, name), user.uid, user.gid)
}
