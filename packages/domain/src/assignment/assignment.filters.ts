import { choice, defineFilters, type FiltersOf, oneOf, search, toLabeledOptions } from '@plomada/define'
import { assignmentNeedLabels, assignmentNeeds, assignmentStates } from './assignment.state.ts'

/** Maximum jobs that are counted and paged; others need narrower filters. */
export const ASSIGNMENTS_COUNTED = 10_000

const { names, states } = assignmentStates

/** The filters of all jobs, for admins (/dashboard/trabajos). */
export const adminAssignmentFilters = defineFilters(
  {
    words: search('buscar', 'Buscar', 'Servicio, cliente o profesional'),
    need: choice('atencion', 'Qué falta', oneOf(assignmentNeeds), {
      options: toLabeledOptions(assignmentNeedLabels),
      emptyLabel: 'Todos',
    }),
    state: choice('estado', 'Estado', oneOf(names), {
      options: names.map((value) => ({ value, label: states[value].label })),
      emptyLabel: 'Todo estado',
    }),
    order: choice('orden', 'Orden', oneOf(['change', 'deadline']), {
      options: toLabeledOptions({ change: 'Último cambio', deadline: 'Plazo más cercano' }),
      initial: 'change',
    }),
  },
  { pageSize: 30 },
)
export type AdminAssignmentFilters = FiltersOf<typeof adminAssignmentFilters.set>
