import {
  formatCentavos,
  getMovementLabel,
  TIME_ZONE,
  type Statement,
  type StatementLine,
} from '@plomada/domain'
import { toCsv, type CsvColumns } from '../http/csv.ts'

const formatMoment = (date: Date): string =>
  date.toLocaleString('es-AR', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })

const statementColumns: CsvColumns<StatementLine> = {
  Fecha: ({ createdAt }) => formatMoment(createdAt),
  Movimiento: ({ kind }) => getMovementLabel(kind),
  'Número de trabajo': ({ assignment }) => String(assignment?.id ?? ''),
  Trabajo: ({ assignment }) => assignment?.title ?? '',
  // Two columns each, because a number with a minus would be taken for a formula.
  Entra: ({ amount }) => (amount > 0 ? formatCentavos(amount) : ''),
  Sale: ({ amount }) => (amount < 0 ? formatCentavos(-amount) : ''),
  Saldo: ({ balance }) => (balance >= 0 ? formatCentavos(balance) : ''),
  'Saldo en contra': ({ balance }) => (balance < 0 ? formatCentavos(-balance) : ''),
}

/** Returns the movements of a month as the text of a CSV file. */
export const toStatementCsv = ({ lines }: Statement): string => toCsv(lines, statementColumns)
