import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { users } from '../database/schema.ts'
import type { UserViewer, Viewer } from '../http/viewer.ts'
import type { Verify } from './verify.ts'

const bearer = /^Bearer +(\S+)$/i

/** The token that an Authorization header carries; undefined when it carries none. */
export const tokenOf = (authorization: string | undefined): string | undefined =>
  bearer.exec(authorization ?? '')?.[1]

/** Tells who makes a call from its Authorization header. */
export function createViewerReader(parts: {
  verify: Verify
  issuer: string
  db: Db
  /** Accounts whose tokens count for nothing. */
  isRefused: (subject: string) => boolean
}): (authorization: string | undefined) => Promise<Viewer> {
  const { verify, issuer, db, isRefused } = parts
  return async (authorization) => {
    const token = tokenOf(authorization)
    const claims = token === undefined ? null : await verify(token)
    if (claims === null || isRefused(claims.sub)) return null
    const subject = claims.sub
    const [user] = await db
      .select({ id: users.id, role: users.role, isActive: users.isActive })
      .from(users)
      .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
    return user
      ? { kind: 'user', ...user, role: roleOf(user), issuer, subject }
      : { kind: 'stranger', issuer, subject, claims }
  }
}

/** A banned admin runs nothing any more: what they may still read, they read as anybody would. */
const roleOf = ({ role, isActive }: Pick<UserViewer, 'role' | 'isActive'>) =>
  role === 'admin' && !isActive ? 'comun' : role
