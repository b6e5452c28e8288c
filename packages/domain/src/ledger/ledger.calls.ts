import * as z from 'zod/mini'
import { isoDay, queryCodec, renameFields, resultResponse } from '@plomada/define'
import { defineCall } from '../contract/call.ts'
import { ledgerAccess as access } from './ledger.access.ts'
import { periodFilters } from './ledger.filters.ts'
import { commissionSumWire, ledgerStatementWire, reconciliationWire } from './ledger.wire.ts'
import { RECONCILED_DAYS } from './reconciliation.rules.ts'
import { LEDGER_LISTED } from './statement.rules.ts'

const file = z.object({ csv: z.string() })
const dayText = z.string().check(z.refine((text) => isoDay.parse(text) !== undefined, 'Elegí un día'))
const id = z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Escribí un número')))
/** One of both; the job comes first. */
const subject = () =>
  renameFields({ assignment: id, professional: id }, { assignment: 'trabajo', professional: 'profesional' })

export const ledgerCalls = {
  reconcile: defineCall('GET', '/admin/conciliacion', {
    summary: `Compares the payments, refunds and chargebacks of a day and the ${RECONCILED_DAYS - 1} days after it with the payment provider. Changes nothing.`,
    access: access.reconcile,
    query: renameFields({ from: dayText }, { from: 'desde' }),
    response: resultResponse(reconciliationWire),
    refusals: ['paymentUnavailable'],
  }),
  statement: defineCall('GET', '/admin/libro', {
    summary: `The movements of the money of a job, or the last ${LEDGER_LISTED} of the balance of a professional, the oldest first, with what each party has after each. Amounts are in centavos.`,
    access: access.statement,
    query: subject(),
    response: resultResponse(ledgerStatementWire),
    refusals: ['notFound'],
  }),
  statementFile: defineCall('GET', '/admin/libro/csv', {
    summary: 'The same movements as the text of a CSV file.',
    access: access.statementFile,
    query: subject(),
    response: file,
    refusals: ['notFound'],
  }),
  commissions: defineCall('GET', '/admin/ganancias', {
    summary:
      'What the platform kept of the jobs in a period, by month and trade, from the ledger. The commission of a job with several trades is split equally. Amounts are in centavos.',
    access: access.commissions,
    query: queryCodec(periodFilters),
    response: resultResponse(z.array(commissionSumWire)),
  }),
  commissionsFile: defineCall('GET', '/admin/ganancias/csv', {
    summary: 'The same figures as the text of a CSV file.',
    access: access.commissionsFile,
    query: queryCodec(periodFilters),
    response: file,
  }),
}
