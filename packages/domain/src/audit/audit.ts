import * as z from 'zod/mini'
import { auditActions, auditSubjectKinds } from './audit.rules.ts'

const value = z.union([z.string(), z.int(), z.boolean(), z.null()])
const fields = z.nullable(z.record(z.string(), value))

/** One entry of the audit log. */
export const auditEventSchema = z.object({
  id: z.int(),
  at: z.date(),
  action: z.enum(auditActions),
  /** The user who acted, with today's name; null when nobody was signed in. */
  actor: z.nullable(
    z.object({ id: z.int(), firstName: z.nullable(z.string()), lastName: z.nullable(z.string()) }),
  ),
  /** What the event is about, with the label that it had then: a name, a title or an e-mail. */
  subject: z.object({ kind: z.enum(auditSubjectKinds), id: z.nullable(z.int()), label: z.string() }),
  /** The changed fields before the act; null when there was nothing before. */
  before: fields,
  /** The same fields after the act; null when nothing is left. */
  after: fields,
  /** The IP address of the request. */
  networkAddress: z.nullable(z.string()),
  /** The id that the response carried as `x-request-id`. */
  requestId: z.nullable(z.string()),
})
/** One entry of the audit log. */
export type AuditEvent = z.infer<typeof auditEventSchema>
