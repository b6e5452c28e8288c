import {
  formatCentavos,
  getAccountLabel,
  getLedgerKindLabel,
  TIME_ZONE,
  type CommissionSum,
  type LedgerLine,
  type LedgerStatement,
} from '@plomada/domain'
import { toCsv, type CsvColumns } from '../http/csv.ts'

const formatMoment = (date: Date): string =>
  date.toLocaleString('es-AR', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })

const lineColumns: CsvColumns<LedgerLine> = {
  Fecha: ({ createdAt }) => formatMoment(createdAt),
  Movimiento: ({ kind }) => getLedgerKindLabel(kind),
  'Número de trabajo': ({ assignment }) => String(assignment?.id ?? ''),
  Trabajo: ({ assignment }) => assignment?.title ?? '',
  De: ({ from }) => getAccountLabel(from),
  A: ({ to }) => getAccountLabel(to),
  Monto: ({ amount }) => formatCentavos(amount),
}

// Two columns, because a number with a minus would be taken for a formula.
const professionalColumns: CsvColumns<LedgerLine> = {
  'Saldo del profesional': ({ balances }) => formatCentavos(Math.max(0, balances.professional)),
  'Deuda del profesional': ({ balances }) => formatCentavos(Math.max(0, -balances.professional)),
}

const jobColumns: CsvColumns<LedgerLine> = {
  Retenido: ({ balances }) => formatCentavos(balances.held),
  ...professionalColumns,
  Plomada: ({ balances }) => formatCentavos(balances.platform),
  'A devolver al cliente': ({ balances }) => formatCentavos(balances.client),
}

/** Returns the movements of a job or of a professional as the text of a CSV file. */
export const toLedgerCsv = ({ assignment, lines }: LedgerStatement): string =>
  toCsv(lines, { ...lineColumns, ...(assignment ? jobColumns : professionalColumns) })

/** Returns what the platform kept as the text of a CSV file. */
export const toCommissionsCsv = (sums: readonly CommissionSum[]): string =>
  toCsv(sums, {
    Mes: ({ month }) => month,
    Oficio: ({ trade }) => trade?.name ?? 'Sin oficio',
    Comisión: ({ earned }) => formatCentavos(earned),
    'Comisión devuelta': ({ returned }) => formatCentavos(returned),
    'Costo de contracargos': ({ costs }) => formatCentavos(costs),
  })
