import type { FastifyRequest } from 'fastify'
import type { AuditAction } from '@plomada/domain'
import { recordAuditEvent, type AuditOrigin } from '../../../database/auditLog.ts'
import type { Sql } from './sql.ts'

/** Network address and id of a request. */
export type RequestOrigin = Omit<AuditOrigin, 'actorId'>

/** A security event of an account, identified by its subject or by the email that was entered. */
interface AccountEvent {
  action: AuditAction
  account: { subject: string } | { email: string }
  /** Whether the account's owner acted; false for a wrong password or a stolen token. */
  isOwnAct: boolean
  origin: RequestOrigin
}

/** Records a security event of an account, in the transaction of `tx` if given. */
export type RecordAccountEvent = (event: AccountEvent, tx?: Sql) => Promise<void>

/** Creates the recorder. Its events carry the account's email, and the id of its user if one is registered. */
export function createAccountEvents(sql: Sql, issuer: string): RecordAccountEvent {
  return async ({ action, account, isOwnAct, origin }, tx = sql) => {
    const [condition, value] =
      'subject' in account ? ['a.id = $2', account.subject] : ['lower(a.email) = $2', account.email]
    const { rows } = await tx.query<{ email: string; userId: number | null }>(
      `select a.email, u.id as "userId" from idp_accounts a
       left join users u on u.issuer = $1 and u.subject = a.id where ${condition}`,
      [issuer, value],
    )
    const { email, userId } = rows[0] ?? { email: value, userId: null }
    await recordAuditEvent(tx, {
      ...origin,
      action,
      actorId: isOwnAct ? userId : null,
      subject: { kind: 'account', id: userId, label: email },
    })
  }
}

const origins = new WeakMap<object, RequestOrigin>()

/** Returns the network address and id of a request, as stored in the audit log. */
export const toRequestOrigin = ({ ip, id }: FastifyRequest): RequestOrigin => ({
  networkAddress: ip || null,
  requestId: id,
})

/** Saves the origin of a request that the provider handles, which receives only the raw request. */
export const saveOrigin = (request: FastifyRequest): void =>
  void origins.set(request.raw, toRequestOrigin(request))

/** Returns the origin saved for a raw request. */
export const getSavedOrigin = (raw: object): RequestOrigin =>
  origins.get(raw) ?? { networkAddress: null, requestId: null }
