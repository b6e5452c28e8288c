import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { openRunFolder } from '../src/testing/runFolder.ts'
import { claimDatabases } from '../src/testing/serverDatabases.ts'

/** Prepares a run and prints which tests are skipped. At the end, removes all its mounts, folders and databases. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL']
  const databases = server ? await claimDatabases(server) : null
  if (databases) process.env['TEST_DATABASE_PREFIX'] = databases.name
  else process.stdout.write('  · TEST_DATABASE_URL is not set: tests that need PostgreSQL are skipped.\n')
  const folder = await openRunFolder()
  const unmount = () => unmountBelow(folder.path)
  process.prependOnceListener('exit', unmount)
  return async () => {
    process.off('exit', unmount)
    unmount()
    await databases?.remove()
    await folder.remove()
  }
}

function unmountBelow(path: string): void {
  if (!existsSync('/proc/mounts')) return
  for (const line of readFileSync('/proc/mounts', 'utf8').split('\n')) {
    const [, place = ''] = line.split(' ')
    if (place.startsWith(`${path}/`)) spawnSync('umount', ['--lazy', place])
  }
}
