import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../database/database.ts'
import type { SandboxObject } from './mpSandbox.objects.ts'
import { mercadoPagoObjects } from './mpSandbox.schema.ts'

/** A request that Mercado Pago refuses. */
export class SandboxRefusal extends Error {
  override name = 'SandboxRefusal'
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const DAY_MS = 86_400_000

type Kind = SandboxObject['kind']
type ObjectOf<K extends Kind> = Extract<SandboxObject, { kind: K }>

/** Reads an object of a kind, and locks it if the transaction will change it. Returns null if there is none. */
export async function read<K extends Kind>(
  db: Db,
  kind: K,
  id: string,
  isLocked = false,
): Promise<ObjectOf<K> | null> {
  const query = db
    .select()
    .from(mercadoPagoObjects)
    .where(and(eq(mercadoPagoObjects.id, `${kind}:${id}`), eq(mercadoPagoObjects.kind, kind)))
  const [row] = await (isLocked ? query.for('update') : query)
  return (row?.payload as ObjectOf<K> | undefined) ?? null
}

export async function list<K extends Kind>(db: Db, kind: K, condition?: SQL): Promise<ObjectOf<K>[]> {
  const rows = await db
    .select()
    .from(mercadoPagoObjects)
    .where(and(eq(mercadoPagoObjects.kind, kind), condition))
    .orderBy(mercadoPagoObjects.createdAt, mercadoPagoObjects.id)
  return rows.map(({ payload }) => payload as ObjectOf<K>)
}

interface Stored {
  owner?: string | null
  reference?: string | null
  idempotencyKey?: string | null
}

/** Stores a new object. */
export const insert = (db: Db, payload: SandboxObject, columns: Stored = {}) =>
  db
    .insert(mercadoPagoObjects)
    .values({ id: `${payload.kind}:${payload.id}`, kind: payload.kind, payload, ...columns })

/** Replaces an object. */
export const save = (db: Db, payload: SandboxObject) =>
  db
    .update(mercadoPagoObjects)
    .set({ payload })
    .where(eq(mercadoPagoObjects.id, `${payload.kind}:${payload.id}`))
