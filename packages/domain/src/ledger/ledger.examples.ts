import type { Examples } from '../contract/example.ts'
import type { ledgerCalls } from './ledger.calls.ts'
import { periodFilters } from './ledger.filters.ts'
import { commissions, jobStatement, reconciliations } from './ledger.fixtures.ts'

const assignment = String(jobStatement.assignment?.id)
const period = { ...periodFilters.initial, from: '2026-09-01', to: '2026-11-30' }

export const ledgerExamples: Examples<typeof ledgerCalls> = {
  reconcile: { query: { from: '2026-11-19' }, response: { result: reconciliations.different } },
  statement: { query: { assignment }, response: { result: jobStatement } },
  statementFile: {
    query: { assignment },
    response: { csv: 'Fecha;Movimiento;Número de trabajo;Trabajo;De;A;Monto\r\n' },
  },
  commissions: { query: period, response: { result: commissions } },
  commissionsFile: {
    query: period,
    response: { csv: 'Mes;Oficio;Comisión;Comisión devuelta\r\n' },
  },
}
