import type { FastifyRequest } from 'fastify'
import type { AuditAction } from '@plomada/domain'
import { recordAuditEvent } from '../../../database/auditLog.ts'
import type { AuditOrigin } from '../../../database/auditLog.ts'
import type { Sql } from './sql.ts'

/** Where a request of an account came from. */
export type RequestOrigin = Omit<AuditOrigin, 'actorId'>

/** A security event of an account, which its subject names, or the e-mail that somebody typed. */
interface AccountEvent {
  action: AuditAction
  account: { subject: string } | { email: string }
  /** Whether the account's owner acted. Not the case for a wrong password or a stolen token. */
  isOwnAct: boolean
  origin: RequestOrigin
}

/** Records a security event of an account; pass the client of a transaction as `tx` to record it there. */
export type RecordAccountEvent = (event: AccountEvent, tx?: Sql) => Promise<void>

interface Found {
  email: string | null
  userId: number | null
}

/** Events name the registered user of an account, if there is one, and always its e-mail. */
export function createAccountEvents(sql: Sql, issuer: string): RecordAccountEvent {
  async function find(on: Sql, account: AccountEvent['account']): Promise<Found> {
    const [condition, value] =
      'subject' in account ? ['a.id = $2', account.subject] : ['lower(a.email) = $2', account.email]
    const { rows } = await on.query<Found>(
      `select a.email, u.id as "userId" from idp_accounts a
       left join users u on u.issuer = $1 and u.subject = a.id where ${condition}`,
      [issuer, value],
    )
    return rows[0] ?? { email: null, userId: null }
  }

  return async ({ action, account, isOwnAct, origin }, tx = sql) => {
    const { email, userId } = await find(tx, account)
    const typed = 'email' in account ? account.email : account.subject
    await recordAuditEvent(tx, {
      ...origin,
      action,
      actorId: isOwnAct ? userId : null,
      subject: { kind: 'account', id: userId, label: email ?? typed },
    })
  }
}

const origins = new WeakMap<object, RequestOrigin>()

/** Where a request came from, as the audit log keeps it. */
export const requestOriginOf = ({ ip, id }: FastifyRequest): RequestOrigin => ({
  networkAddress: ip || null,
  requestId: id,
})

/** Keeps the origin of a request that the provider answers, which sees only the raw request. */
export const keepOrigin = (request: FastifyRequest): void =>
  void origins.set(request.raw, requestOriginOf(request))

/** The origin that was kept for a raw request. */
export const originOfRaw = (raw: object): RequestOrigin =>
  origins.get(raw) ?? { networkAddress: null, requestId: null }
