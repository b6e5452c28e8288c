import type { Examples } from '../contract/example.ts'
import { ok } from '../exampleValues.ts'
import type { payoutCalls } from './payout.calls.ts'
import {
  connection,
  earnings,
  frozenAccount,
  payoutDesk,
  payoutResults,
  payoutRun,
  statement,
} from './payout.fixtures.ts'

const { id } = payoutRun.run
const account = { cuit: '20123456786', target: '2850590940090418135201', holder: 'Bruno Saldaño' }

export const payoutExamples: Examples<typeof payoutCalls> = {
  earnings: { response: { result: earnings } },
  statement: { query: { month: '2026-11' }, response: { result: statement } },
  statementFile: {
    query: { month: '2026-11' },
    response: { csv: 'Fecha;Movimiento;Número de trabajo;Trabajo;Entra;Sale;Saldo\r\n' },
  },
  sendAccountCode: { body: account, response: ok },
  saveAccount: { body: { ...account, code: '40718826' }, response: { result: frozenAccount } },
  connection: { response: { result: connection } },
  startConnection: {
    response: { url: 'https://auth.mercadopago.com/authorization?client_id=1234567890123456' },
  },
  finishConnection: {
    body: { code: 'TG-5f1c0b3ea9d7e40001c6a1b2-123456789', state: 'Zk3vQ0m1h7r2' },
    response: { result: connection },
  },
  endConnection: { response: ok },
  desk: { response: { result: payoutDesk } },
  createRun: { response: { result: payoutRun } },
  run: { params: { id }, response: { result: payoutRun } },
  exportRun: {
    params: { id },
    response: { csv: 'CUIT;CBU, CVU o alias;Titular;Importe;Referencia\r\n' },
  },
  importRun: {
    params: { id },
    body: { text: 'Referencia;Estado;Motivo\r\nPLO-31;pagado;\r\n' },
    response: { result: payoutResults },
  },
}
