import { auditCalls } from '@plomada/domain/calls'
import type { MountRoutes } from '../app.deps.ts'
import { handleCall } from '../http/handleCall.ts'
import { listAuditEvents } from './audit.queries.ts'

/** Mounts the call that lists the audit log. */
export const routes: MountRoutes = (app, { database: { db } }) => {
  handleCall(app, auditCalls.list, ({ query }) => listAuditEvents(db, query))
}
