import { paths, type Connection } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import type { Sellers } from '../services/payments/payments.ts'

/** The dependencies of connections. */
export interface ConnectionContext {
  /** Null if the payment provider has no accounts of professionals. */
  sellers: Sellers | null
  publicUrl: string
}

const none = { account: '', connectedAt: null }

/** Where the provider sends a professional back. Pages with the names `code` and `state` in their address end a sign-in. */
export const CONNECTION_RETURN_PATH = '/api/payments/conexion'

const getReturnUrl = (publicUrl: string): string => publicUrl + CONNECTION_RETURN_PATH

/** Returns the page that finishes a connection. Only it knows who is signed in. */
export function getReturnPage(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [name, shown] of [
    ['code', 'codigo'],
    ['state', 'estado'],
    ['error', 'error'],
  ] as const) {
    const value = query[name]
    if (typeof value === 'string') search.set(shown, value)
  }
  return `${paths.account}?${search.toString()}`
}

/** Returns the connection of a professional to their account at the payment provider. */
export async function readConnection(
  db: Db,
  userId: number,
  { sellers }: Pick<ConnectionContext, 'sellers'>,
): Promise<Connection> {
  if (sellers === null) return { state: 'unavailable', ...none }
  const found = await sellers.find(db, userId)
  if (!found) return { state: 'none', ...none }
  const { state, sellerId, connectedAt } = found
  return { state, account: sellerId.slice(-4), connectedAt }
}

/** Returns the page of the provider on which a professional allows the connection. */
export const startConnection = (userId: number, { sellers, publicUrl }: ConnectionContext): Promise<string> =>
  (sellers ?? refuse('notFound')).start(userId, getReturnUrl(publicUrl))

/** Connects the account that the provider sent a professional back with. */
export async function finishConnection(
  db: Db,
  userId: number,
  answer: { code: string; state: string },
  { sellers, publicUrl }: ConnectionContext,
): Promise<Connection> {
  if (sellers === null) refuse('notFound')
  const outcome = await sellers.finish(userId, { ...answer, returnUrl: getReturnUrl(publicUrl) })
  if (outcome === 'invalid') refuse('connectionFailed')
  if (outcome === 'taken') refuse('accountTaken')
  return readConnection(db, userId, { sellers })
}

/** Ends the connection of a professional. */
export const endConnection = (
  userId: number,
  { sellers }: Pick<ConnectionContext, 'sellers'>,
): Promise<void> => (sellers ?? refuse('notFound')).disconnect(userId)
