import { choice, day, defineFilters, search, type FiltersOf } from '../define/filters.ts'
import { oneOf } from '../define/kinds.ts'
import { asLabeledOptions } from '../define/options.ts'
import { auditActionLabels, auditActions, auditSubjectKinds } from './audit.rules.ts'

/** The most events that the pages of one list reach; narrower filters find older ones. */
export const AUDIT_EVENTS_COUNTED = 10_000

/** What an admin narrows the audit log by (/dashboard/audit). Days are those of Buenos Aires, both included. */
export const auditFilters = defineFilters(
  {
    actor: search('persona', 'Quién', 'Nombre o apellido'),
    action: choice('accion', 'Acción', oneOf(auditActions), {
      options: asLabeledOptions(auditActionLabels),
      all: 'Todas',
    }),
    subjectKind: choice('sobre', 'Sobre', oneOf(auditSubjectKinds), {
      options: asLabeledOptions({
        user: 'Usuarios',
        offer: 'Servicios',
        trade: 'Oficios',
        account: 'Cuentas',
      }),
      all: 'Todo',
    }),
    from: day('desde', 'Desde'),
    to: day('hasta', 'Hasta'),
  },
  { pageSize: 20 },
)
/** What an admin narrows the audit log by. */
export type AuditFilters = FiltersOf<typeof auditFilters.set>
