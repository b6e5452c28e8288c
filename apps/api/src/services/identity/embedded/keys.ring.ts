/** A key and the time in which it signs; it goes on being believed for the life of what it signed. */
interface Kept<Key> {
  key: Key
  /** Milliseconds since 1970. */
  from: number
  /** Null while no other key is to follow it. */
  until: number | null
}

/** The keys for one purpose, the oldest first. */
export type Ring<Key> = readonly Kept<Key>[]

/** The key that signs now: the newest one whose time has come. */
export const signing = <Key>(ring: Ring<Key>, now: number): Key | undefined =>
  (ring.findLast(({ from }) => from <= now) ?? ring[0])?.key

/** Every key that is believed: also the next one, which another process may use already, and those before. */
export const believed = <Key>(ring: Ring<Key>, life: number, now: number): Key[] =>
  ring.filter(({ until }) => until === null || until + life > now).map(({ key }) => key)

/** The ring with another key, which begins to sign after `delay`: by then every process has read it. */
export const turned = <Key>(ring: Ring<Key>, key: Key, delay: number, now: number): Ring<Key> => [
  ...ring.map((kept) => ({ ...kept, until: kept.until ?? now + delay })),
  { key, from: now + delay, until: null },
]

/** The ring without the keys that nothing needs any more; those that only check are handed to `weaken`. */
export const tidied = <Key>(
  ring: Ring<Key>,
  life: number,
  now: number,
  weaken: (key: Key) => Key,
): Ring<Key> =>
  ring
    .filter(({ until }) => until === null || until + life > now)
    .map((kept) => (kept.until !== null && kept.until <= now ? { ...kept, key: weaken(kept.key) } : kept))
