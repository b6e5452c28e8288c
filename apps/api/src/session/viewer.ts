import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { createBatchedLookup } from '../database/batchedLookup.ts'
import { arrayPlaceholder, getPreparedStatement } from '../database/preparedStatements.ts'
import { users } from '../database/schema/core.ts'
import type { UserViewer, Viewer } from '../http/viewer.ts'
import type { VerifyToken } from './verify.ts'

const bearer = /^Bearer +(\S+)$/i

/** Returns the token of an Authorization header, or undefined. */
export const parseBearerToken = (authorization: string | undefined): string | undefined =>
  bearer.exec(authorization ?? '')?.[1]

/** Creates a function that identifies the viewer by an Authorization header. */
export function createViewerResolver(deps: {
  verify: VerifyToken
  issuer: string
  db: Db
  /** Checks whether the tokens of an account are rejected. */
  isRefused: (subject: string) => boolean
}): (authorization: string | undefined) => Promise<Viewer> {
  const { verify, issuer, db, isRefused } = deps
  const findUsers = getPreparedStatement(db, { key: 'viewers', isPlanCached: true }, () =>
    db
      .select({ subject: users.subject, id: users.id, role: users.role, isActive: users.isActive })
      .from(users)
      .where(
        and(
          eq(users.issuer, sql.placeholder('issuer')),
          sql`${users.subject} = any(${arrayPlaceholder('subjects', 'text')})`,
        ),
      ),
  )
  const findUser = createBatchedLookup(async (subjects: string[]) => {
    const found = await findUsers.execute({ issuer, subjects })
    const bySubject = new Map(found.map(({ subject, ...user }) => [subject, user]))
    return subjects.map((subject) => bySubject.get(subject))
  })
  return async (authorization) => {
    const token = parseBearerToken(authorization)
    const claims = token === undefined ? null : await verify(token)
    if (claims === null || isRefused(claims.sub)) return null
    const subject = claims.sub
    const user = await findUser(subject)
    return user
      ? { kind: 'user', ...user, role: getEffectiveRole(user), issuer, subject }
      : { kind: 'unregistered', issuer, subject, claims }
  }
}

/** Returns the role, which for a banned admin is that of a client. */
const getEffectiveRole = ({ role, isActive }: Pick<UserViewer, 'role' | 'isActive'>) =>
  role === 'admin' && !isActive ? 'comun' : role
