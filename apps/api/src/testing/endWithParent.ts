/** Ends this process when the one that started it is gone; its standard input has to be a pipe. */
export function endWithParent(): void {
  process.stdin.once('close', () => process.exit(1)).resume()
  // Otherwise the pipe alone would keep the process running.
  if ('unref' in process.stdin) process.stdin.unref()
}
