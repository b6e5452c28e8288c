import type { AssignmentNeed } from '@plomada/domain'
import * as shellMessages from '../shell/shell.messages.ts'

/** What a job needs from an admin. */
export const needTexts: Record<AssignmentNeed, string> = {
  decision: 'Falta decidir',
  refund: 'Falta devolver',
  overdue: 'Plazo vencido',
}

/** Messages of the list of all jobs. */
export const adminAssignmentMessages = {
  title: shellMessages.adminAssignments,
  job: 'Trabajo',
  people: (client: string, worker: string) => `${client} contrató a ${worker}`,
  state: 'Estado',
  changedAt: 'Último cambio',
  dueAt: 'Plazo',
  amount: 'Precio',
  found: (count: number) => (count === 1 ? '1 trabajo' : `${count.toLocaleString('es-AR')} trabajos`),
  tooMany: (count: number) =>
    `Más de ${count.toLocaleString('es-AR')} trabajos. Usá los filtros para ver menos.`,
  noneFound: 'No hay trabajos para mostrar',
  noneFoundHelp: 'Probá con otro estado u otra persona.',
} as const
