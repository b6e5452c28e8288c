/** A key and the time during which it signs. It verifies until everything that it signed has expired. */
interface TimedKey<Key> {
  key: Key
  /** Milliseconds since 1970. */
  from: number
  /** Null while the key has no successor. */
  until: number | null
}

/** The keys for one purpose, oldest first. */
export type KeySet<Key> = readonly TimedKey<Key>[]

/** Returns the key that signs now: the newest one whose time has started. */
export const signingKey = <Key>(keys: KeySet<Key>, now: number): Key | undefined =>
  (keys.findLast(({ from }) => from <= now) ?? keys[0])?.key

const unexpired = <Key>(keys: KeySet<Key>, lifetime: number, now: number): KeySet<Key> =>
  keys.filter(({ until }) => until === null || until + lifetime > now)

/** Returns every key that verifies, including the next one, which another process may already sign with. */
export const verificationKeys = <Key>(keys: KeySet<Key>, lifetime: number, now: number): Key[] =>
  unexpired(keys, lifetime, now).map(({ key }) => key)

/** Adds a key that signs after `delay` milliseconds, when every process has read it. */
export const addKey = <Key>(keys: KeySet<Key>, key: Key, delay: number, now: number): KeySet<Key> => [
  ...keys.map((timed) => ({ ...timed, until: timed.until ?? now + delay })),
  { key, from: now + delay, until: null },
]

/** Removes expired keys, and applies `toPublic` to the keys that no longer sign. */
export const pruneKeySet = <Key>(
  keys: KeySet<Key>,
  lifetime: number,
  now: number,
  toPublic: (key: Key) => Key,
): KeySet<Key> =>
  unexpired(keys, lifetime, now).map((timed) =>
    timed.until !== null && timed.until <= now ? { ...timed, key: toPublic(timed.key) } : timed,
  )
