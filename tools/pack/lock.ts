import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const POLL = 200

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Creates the lock with the process id inside, and tells whether it did. */
function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

const ownerOf = (file: string) => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/** Runs `work` while no other process runs work with the same lock file. Takes over from a process that was killed. */
export function withLock<Result>(file: string, work: () => Result): Result {
  mkdirSync(path.dirname(file), { recursive: true })
  while (!take(file)) {
    const owner = ownerOf(file)
    if (owner > 0 && !isRunning(owner)) rmSync(file, { force: true })
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL)
  }
  try {
    return work()
  } finally {
    rmSync(file, { force: true })
  }
}
