import { auditCalls } from '@plomada/domain/calls'
import type { Routes } from '../app.ts'
import { answer } from '../http/answer.ts'
import { pageOfAuditEvents } from './audit.queries.ts'

/** The calls with which admins read the audit log. */
export const auditRoutes: Routes = (app, { database: { db } }) => {
  answer(app, auditCalls.list, ({ query }) => pageOfAuditEvents(db, query))
}
