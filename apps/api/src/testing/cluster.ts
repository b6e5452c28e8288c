import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../../../tools/shared/ports.ts'

const run = promisify(execFile)

// Debian installs the programs here, not on the PATH.
const home = '/usr/lib/postgresql'
const findBinaries = (): string | undefined =>
  (existsSync(home) ? readdirSync(home) : [])
    .map((version) => join(home, version, 'bin'))
    .findLast((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_basebackup')))

/** Returns why a cluster cannot be started on this machine, or null. */
export const clusterUnavailableReason = (): string | null =>
  !process.env['TEST_DATABASE_URL']
    ? 'TEST_DATABASE_URL is not set'
    : findBinaries() === undefined
      ? 'the programs of PostgreSQL are not installed'
      : null

/** A PostgreSQL server for one test. */
export interface Cluster {
  url: string
  start: () => Promise<void>
  /** Stops immediately, as in a power cut. */
  stop: () => Promise<void>
}

/** Starts a primary and a streaming replica. */
export async function openClusters(): Promise<{
  primary: Cluster
  replica: Cluster
  close: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'plomada-cluster-'))
  // PostgreSQL refuses to run as root, as tests in containers often do.
  const owner = process.getuid?.() === 0 ? 'postgres' : null
  if (owner) {
    const id = async (flag: string) => Number((await run('id', [flag, owner])).stdout)
    await chown(folder, await id('-u'), await id('-g'))
  }
  const bin = findBinaries() ?? ''
  const runProgram = (program: string, ...args: string[]) =>
    owner
      ? run('runuser', ['-u', owner, '--', join(bin, program), ...args], { cwd: folder })
      : run(join(bin, program), args, { cwd: folder })

  async function createCluster(
    name: string,
    initialize: (data: string) => Promise<unknown>,
  ): Promise<Cluster> {
    const port = await freePort()
    const data = join(folder, name)
    await initialize(data)
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c wal_level=replica -c fsync=off`
    const control = (...args: string[]) => runProgram('pg_ctl', '-D', data, '-w', ...args)
    return {
      url: `postgres://plomada@127.0.0.1:${port}/postgres`,
      start: async () => void (await control('-o', settings, '-l', join(folder, `${name}.log`), 'start')),
      stop: async () => void (await control('-m', 'immediate', 'stop')),
    }
  }

  const primary = await createCluster('primary', (data) =>
    runProgram(
      'initdb',
      '-D',
      data,
      '-A',
      'trust',
      '-U',
      'plomada',
      '--locale=C.UTF-8',
      '-E',
      'UTF8',
      '--no-sync',
    ),
  )
  await primary.start()
  const replica = await createCluster('replica', (data) =>
    runProgram(
      'pg_basebackup',
      '-d',
      primary.url,
      '-D',
      data,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '--no-sync',
    ),
  )
  await replica.start()
  async function close(): Promise<void> {
    await Promise.allSettled([replica.stop(), primary.stop()])
    await rm(folder, { recursive: true, force: true })
  }
  return { primary, replica, close }
}
