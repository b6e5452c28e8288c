/**
 * Runs work in which errors are made without a stack trace. React's development build makes an error for each element
 * that it creates, only to name its owner in a warning; capturing those takes a fifth of the time of a large render.
 */
export async function withoutStackTraces<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const limit = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit') ?? { value: 10, writable: true }
  // Not a plain 0: React sets the limit to 10 around each of them.
  Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set: () => {}, configurable: true })
  try {
    return await work()
  } finally {
    Object.defineProperty(Error, 'stackTraceLimit', { ...limit, configurable: true })
  }
}
