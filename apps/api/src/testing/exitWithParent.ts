/** Ends this process when its parent ends. Standard input must be a pipe. */
export function exitWithParent(): void {
  process.stdin.once('close', () => process.exit(1)).resume()
  // Otherwise the pipe alone would keep the process running.
  if ('unref' in process.stdin) process.stdin.unref()
}
