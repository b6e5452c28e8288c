import { stringify } from 'csv-stringify/sync'
import {
  formatPesos,
  fullName,
  type Payment,
  type PaymentFilters,
  paymentStateLabels,
  TIME_ZONE,
} from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { listPaymentsToExport } from './list.queries.ts'

const formatDay = (date: Date | null): string =>
  date?.toLocaleString('es-AR', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' }) ?? ''

/** The columns of the file. */
const columns: Record<string, (payment: Payment) => string> = {
  Número: ({ id }) => String(id),
  Estado: ({ state }) => paymentStateLabels[state],
  Monto: ({ amount }) => formatPesos(amount),
  'Fecha de pago': ({ paidAt }) => formatDay(paidAt),
  Inicio: ({ createdAt }) => formatDay(createdAt),
  Paga: ({ payer }) => fullName(payer),
  Cobra: ({ payee }) => (payee ? fullName(payee) : ''),
  'Número de servicio': ({ offer }) => String(offer.id),
  Servicio: ({ offer }) => offer.title,
}

/**
 * Returns payments as the text of a CSV file that Excel in Argentina opens: its separator is a semicolon, because a comma
 * separates decimals there. A text that a spreadsheet would run as a formula begins with an apostrophe.
 */
export const toPaymentsCsv = (payments: readonly Payment[]): string =>
  stringify(
    payments.map((payment) => Object.values(columns).map((cell) => cell(payment))),
    {
      header: true,
      columns: Object.keys(columns),
      bom: true,
      delimiter: ';',
      record_delimiter: 'windows',
      escape_formulas: true,
    },
  )

/** Returns the payments of the filters as the text of a CSV file. */
export const exportPayments = async (db: Db, filters: PaymentFilters): Promise<string> =>
  toPaymentsCsv(await listPaymentsToExport(db, filters))
