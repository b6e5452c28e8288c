import { rmSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'plomada-run-'

/** Makes this run's own folder for temporary files, and removes those of runs that were killed. */
export async function openRunFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const parent = tmpdir()
  await removeAbandoned(parent)
  const path = await mkdtemp(join(parent, `${prefix}${process.pid}-`))
  // The user of a PostgreSQL server that a test starts passes through it.
  await chmod(path, 0o711)
  const before = process.env['TMPDIR']
  // The worker processes start with this environment: what they leave behind lies inside.
  process.env['TMPDIR'] = path
  // After Ctrl-C nothing else runs.
  const removeNow = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', removeNow)
  async function remove(): Promise<void> {
    process.off('exit', removeNow)
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    await rm(path, { recursive: true, force: true })
  }
  return { path, remove }
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]
    // One that cannot be removed, such as another user's, harms nobody.
    if (pid && !isRunning(Number(pid)))
      await rm(join(parent, name), { recursive: true, force: true }).catch(() => {})
  }
}

/** Whether a process of this machine is there. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process of another user is there, and is not ours to signal.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
