/**
 * Does work now and then at an interval, and reports what fails. Work that takes longer than the interval is followed by the
 * next one. Returns a function that stops it after work in progress.
 */
export function repeat(
  intervalMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = running.then(() => (isStopped ? undefined : work())).catch(onError)
  }
  run()
  const timer = setInterval(run, intervalMs)
  return async () => {
    isStopped = true
    clearInterval(timer)
    await running
  }
}
