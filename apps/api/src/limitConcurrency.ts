import { withTimeout } from './withTimeout.ts'

/** Runs a task, after others if necessary. */
export type RunInTurn = <T>(task: () => Promise<T>) => Promise<T>

interface ConcurrencyLimit {
  /** Tasks that run at once. */
  maximum: number
  /** Milliseconds after which a waiting task runs in any case: the others may wait for a slow service. */
  maxWait: number
}

/** Returns a function that runs tasks in the order of its calls, some at once. */
export function limitConcurrency({ maximum, maxWait }: ConcurrencyLimit): RunInTurn {
  const waiting = new Set<() => void>()
  let running = 0

  async function start(): Promise<void> {
    if (running < maximum) {
      running += 1
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.add(resolve)
    await withTimeout(promise, maxWait)
    // A task that has ended leaves its place to the one that it removes from `waiting`.
    if (waiting.delete(resolve)) running += 1
  }

  function end(): void {
    const [next] = waiting
    if (next === undefined || running > maximum) {
      running -= 1
      return
    }
    waiting.delete(next)
    next()
  }

  return async (task) => {
    await start()
    try {
      return await task()
    } finally {
      end()
    }
  }
}
