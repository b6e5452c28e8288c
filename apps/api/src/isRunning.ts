/** Checks whether a process is running on this machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
