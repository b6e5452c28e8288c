import * as z from 'zod/mini'
import { auditActions, auditSubjectKinds } from './audit.rules.ts'

const value = z.union([z.string(), z.int(), z.boolean(), z.null()])
const fields = z.nullable(z.record(z.string(), value))

/** One entry of the audit log. */
export const auditEventSchema = z.object({
  id: z.int(),
  at: z.date(),
  action: z.enum(auditActions),
  /** The user who acted, with their current name; null without a session. */
  actor: z.nullable(
    z.object({ id: z.int(), firstName: z.nullable(z.string()), lastName: z.nullable(z.string()) }),
  ),
  /** The subject with its label at that time: a name, a title or an email address. */
  subject: z.object({ kind: z.enum(auditSubjectKinds), id: z.nullable(z.int()), label: z.string() }),
  /** The changed fields before the action; null when the subject was created. */
  before: fields,
  /** The changed fields after the action; null when the subject was deleted. */
  after: fields,
  networkAddress: z.nullable(z.string()),
  /** The `x-request-id` of the response. */
  requestId: z.nullable(z.string()),
})
export type AuditEvent = z.infer<typeof auditEventSchema>
