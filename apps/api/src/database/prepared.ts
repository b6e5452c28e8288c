import type { Db } from './database.ts'

const statements = new WeakMap<Db, Map<string, unknown>>()
const keepers = new WeakSet<Db>()

/** Says that statements may have names here. Not on the embedded database: its clients share one session, where names clash. */
export const allowNames = (db: Db): void => void keepers.add(db)

/** Which statement, in a few words; there must not be many, since all are kept. */
interface Shape {
  key: string
  /** Whether the database keeps the plan too. Only where one plan is good for all values: a rare word needs another than a frequent one. */
  isPlanKept: boolean
}

/** A statement of some shape; built once, however often it is asked for. Its values are placeholders. */
export function prepared<Prepared>(
  db: Db,
  { key, isPlanKept }: Shape,
  build: () => { prepare: (name: string) => Prepared },
): Prepared {
  const kept = statements.get(db) ?? new Map<string, unknown>()
  statements.set(db, kept)
  // The key says which type it is; a driver takes a statement without a name for one to be forgotten.
  const statement =
    (kept.get(key) as Prepared | undefined) ?? build().prepare(isPlanKept && keepers.has(db) ? key : '')
  kept.set(key, statement)
  return statement
}
