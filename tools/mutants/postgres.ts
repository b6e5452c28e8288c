import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { freePort } from '../shared/ports.ts'

/** A PostgreSQL server: the embedded database runs one transaction at a time and shows no races. */
export interface Postgres {
  url: string
  stop: () => void
}

// Debian keeps these programs outside of PATH.
const installations = '/usr/lib/postgresql'

/** Starts a temporary server, or uses `TEST_DATABASE_URL`. Returns null when PostgreSQL is not installed. */
export async function startPostgres(): Promise<Postgres | null> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: () => {} }
  const version = existsSync(installations) ? readdirSync(installations).at(-1) : undefined
  if (version === undefined) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'plomada-postgres-'))
  // The server refuses to run as root.
  const isRoot = userInfo().uid === 0
  const call = (program: string, ...args: string[]) => {
    const command = [path.join(installations, version, 'bin', program), ...args]
    const [first = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(first, rest, { cwd: folder, stdio: 'ignore' })
  }
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    chownSync(folder, id('-u'), id('-g'))
  }
  const data = path.join(folder, 'data')
  const port = await freePort()
  call('initdb', '-D', data, '-A', 'trust', '-U', 'plomada', '--locale=C.UTF-8', '-E', 'UTF8', '--no-sync')
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`
  call('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start')
  return {
    url: `postgres://plomada@127.0.0.1:${port}/postgres`,
    stop: () => {
      try {
        call('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}
