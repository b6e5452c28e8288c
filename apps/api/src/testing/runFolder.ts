import { rmSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRunning } from '../isRunning.ts'

const prefix = 'plomada-run-'

/** Creates a folder for the temporary files of this run, and removes those of runs that were killed. */
export async function openRunFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const parent = tmpdir()
  await removeAbandoned(parent)
  const path = await mkdtemp(join(parent, `${prefix}${process.pid}-`))
  // Traversable for the user of PostgreSQL servers that tests start.
  await chmod(path, 0o711)
  const before = process.env['TMPDIR']
  // Inherited by the worker processes.
  process.env['TMPDIR'] = path
  // After Ctrl-C, only exit listeners run.
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
    // Folders of other users cannot be removed.
    if (pid && !isRunning(Number(pid)))
      await rm(join(parent, name), { recursive: true, force: true }).catch(() => {})
  }
}
