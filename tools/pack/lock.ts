import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const POLL_MS = 200

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Creates the lock file with the process id; returns false when it exists. */
function tryAcquire(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

const readOwner = (file: string) => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/** Runs `work` while this process holds the lock file. Removes the lock of a process that was killed. */
export function withLock<Result>(file: string, work: () => Result): Result {
  mkdirSync(path.dirname(file), { recursive: true })
  while (!tryAcquire(file)) {
    const owner = readOwner(file)
    if (owner > 0 && !isRunning(owner)) rmSync(file, { force: true })
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS)
  }
  try {
    return work()
  } finally {
    rmSync(file, { force: true })
  }
}
