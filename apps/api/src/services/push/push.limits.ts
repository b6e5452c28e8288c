const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 600_000
const ORIGINS_MAXIMUM = 1000

/** Creates the pauses of the push services that did not respond in time, by the origin of their URLs. */
export function createOriginPauses() {
  const pauses = new Map<string, { length: number; until: number }>()
  return {
    isPaused: (origin: string): boolean => (pauses.get(origin)?.until ?? 0) > performance.now(),
    /** Pauses an origin for 30 s, and for twice as long each further time, up to 10 minutes. */
    pause(origin: string): void {
      const now = performance.now()
      const last = pauses.get(origin)
      // Requests that began before the pause count once.
      if (last && last.until > now) return
      const length = last ? Math.min(last.length * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS
      pauses.delete(origin)
      const [oldest] = pauses.keys()
      if (oldest !== undefined && pauses.size >= ORIGINS_MAXIMUM) pauses.delete(oldest)
      pauses.set(origin, { length, until: now + length })
    },
    /** Forgets the pauses of an origin that has responded. */
    end: (origin: string): void => void pauses.delete(origin),
  }
}

/** Sending time that the devices of a user may use up at once. */
const BURST_MS = 10_000
/** For each second of sending, this many have to pass. */
const SECONDS_PER_SECOND = 10
const USERS_MAXIMUM = 1000

/**
 * Creates the account of the time that messages to each user take. A user may register devices at any number of hosts,
 * which respond late or not at all.
 */
export function createSendingTime() {
  /** When the time used by a user has been made up for. */
  const usedUntil = new Map<number, number>()
  const remaining = (userId: number): number => Math.max(0, (usedUntil.get(userId) ?? 0) - performance.now())
  return {
    isUsedUp: (userId: number): boolean => remaining(userId) > BURST_MS * SECONDS_PER_SECOND,
    /** Adds the duration of a request. */
    add(userId: number, ms: number): void {
      const now = performance.now()
      usedUntil.set(userId, now + remaining(userId) + ms * SECONDS_PER_SECOND)
      if (usedUntil.size <= USERS_MAXIMUM) return
      for (const [id, until] of usedUntil) if (until <= now) usedUntil.delete(id)
    },
  }
}
