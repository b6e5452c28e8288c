import { choice, day, defineFilters, type FiltersOf, oneOf, search, toLabeledOptions } from '@plomada/define'
import { auditActionLabels, auditActions, auditSubjectKinds } from './audit.rules.ts'

/** Maximum events that are counted and paged; older events need narrower filters. */
export const AUDIT_EVENTS_COUNTED = 10_000

/** The filters of the audit log (/dashboard/audit). Days are in Buenos Aires time, both inclusive. */
export const auditFilters = defineFilters(
  {
    actor: search('persona', 'Quién', 'Nombre o apellido'),
    action: choice('accion', 'Acción', oneOf(auditActions), {
      options: toLabeledOptions(auditActionLabels),
      emptyLabel: 'Todas',
    }),
    subjectKind: choice('sobre', 'Sobre', oneOf(auditSubjectKinds), {
      options: toLabeledOptions({
        user: 'Usuarios',
        offer: 'Servicios',
        assignment: 'Trabajos',
        trade: 'Oficios',
        account: 'Cuentas',
        payoutRun: 'Tandas de pagos',
      }),
      emptyLabel: 'Todo',
    }),
    from: day('desde', 'Desde', { rangeEnd: 'to' }),
    to: day('hasta', 'Hasta'),
    order: choice('orden', 'Orden', oneOf(['DESC', 'ASC']), {
      options: toLabeledOptions({ DESC: 'Más nuevos primero', ASC: 'Más viejos primero' }),
      initial: 'DESC',
    }),
  },
  { pageSize: 20 },
)
export type AuditFilters = FiltersOf<typeof auditFilters.set>
