import {
  formatPesos,
  fullName,
  type Payment,
  type PaymentFilters,
  paymentStateLabels,
  TIME_ZONE,
} from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { toCsv, type CsvColumns } from '../http/csv.ts'
import { listPaymentsToExport } from './list.queries.ts'

const formatDay = (date: Date | null): string =>
  date?.toLocaleString('es-AR', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' }) ?? ''

/** The columns of the file. */
const columns: CsvColumns<Payment> = {
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

/** Returns payments as the text of a CSV file. */
export const toPaymentsCsv = (payments: readonly Payment[]): string => toCsv(payments, columns)

/** Returns the payments of the filters as the text of a CSV file. */
export const exportPayments = async (db: Db, filters: PaymentFilters): Promise<string> =>
  toPaymentsCsv(await listPaymentsToExport(db, filters))
