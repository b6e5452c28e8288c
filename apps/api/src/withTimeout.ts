/** Resolves to the value of a promise, or to `'timeout'` after some milliseconds. */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<Value | 'timeout'> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), milliseconds)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
