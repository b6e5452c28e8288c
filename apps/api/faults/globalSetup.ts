import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { openRunFolder } from '../src/testing/runFolder.ts'
import { claimDatabases } from '../src/testing/serverDatabases.ts'
import { openTestServer } from '../src/testing/testServer.ts'

/** Prepares a run. At the end, removes all its mounts, folders and databases. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await openRunFolder()
  const server = await openTestServer(folder.path)
  const databases = await claimDatabases(server.url)
  // Inherited by the worker processes.
  process.env['FAULTS_DATABASE_URL'] = server.url
  process.env['TEST_DATABASE_PREFIX'] = databases.name
  const unmount = () => unmountBelow(folder.path)
  process.prependOnceListener('exit', unmount)
  return async () => {
    process.off('exit', unmount)
    unmount()
    await databases.remove()
    await server.close()
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
