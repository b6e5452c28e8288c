import * as z from 'zod/mini'
import { okResponse, renameFields, resultResponse } from '@plomada/define'
import { MONTH_PATTERN } from '../assignment/assignment.rules.ts'
import { MONTH_QUERY_KEY } from '../catalogues/paths.ts'
import { defineCall } from '../contract/call.ts'
import { emailCodeForm } from '../user/user.form.ts'
import { payoutAccess as access } from './payout.access.ts'
import { payoutAccountForm, payoutResultsForm } from './payout.form.ts'
import {
  connectionWire,
  earningsWire,
  payoutAccountNames,
  payoutAccountWire,
  payoutDeskWire,
  payoutResultsNames,
  payoutResultsWire,
  payoutRunDetailWire,
  statementWire,
} from './payout.wire.ts'

const { cuit, target, holder } = payoutAccountForm.fields
const account = { cuit: cuit.schema, target: target.schema, holder: holder.schema }
const file = z.object({ csv: z.string() })
const connectionAnswer = {
  code: z.string().check(z.minLength(1), z.maxLength(500)),
  state: z.string().check(z.minLength(1), z.maxLength(200)),
}
const connectionAnswerNames = { code: 'codigo', state: 'estado' } as const
const monthQuery = () =>
  renameFields(
    { month: z.string().check(z.regex(MONTH_PATTERN, 'Elegí un mes')) },
    { month: MONTH_QUERY_KEY },
  )

export const payoutCalls = {
  earnings: defineCall('GET', '/user/cobros', {
    summary:
      'What the caller has earned: the balance, what is held until when and why, the payouts, and the account with its last four characters. Amounts are in centavos.',
    access: access.earnings,
    response: resultResponse(earningsWire),
  }),
  statement: defineCall('GET', '/user/cobros/movimientos', {
    summary: 'The movements of the balance of the caller in a month, the oldest first.',
    access: access.statement,
    query: monthQuery(),
    response: resultResponse(statementWire),
  }),
  statementFile: defineCall('GET', '/user/cobros/movimientos/csv', {
    summary: 'The movements of a month as the text of a CSV file.',
    access: access.statementFile,
    query: monthQuery(),
    response: file,
  }),
  sendAccountCode: defineCall('POST', '/user/cobros/cuenta/codigo', {
    summary: 'Mails the caller a code that confirms an account.',
    access: access.sendAccountCode,
    body: renameFields(account, payoutAccountNames),
    response: okResponse,
  }),
  saveAccount: defineCall('PUT', '/user/cobros/cuenta', {
    summary:
      'Sets the account to which the money of the caller goes: a CBU, a CVU or an alias, with the code that was mailed for it. Replacing one stops payouts for 48 hours.',
    access: access.saveAccount,
    body: renameFields({ ...account, code: emailCodeForm.fields.code.schema }, payoutAccountNames),
    response: resultResponse(payoutAccountWire),
  }),
  connection: defineCall('GET', '/user/cobros/conexion', {
    summary: 'Whether the caller is connected to an account at the payment provider that pays them directly.',
    access: access.connection,
    response: resultResponse(connectionWire),
  }),
  startConnection: defineCall('POST', '/user/cobros/conexion', {
    summary: 'Returns the page of the payment provider on which the caller allows the connection.',
    access: access.startConnection,
    response: z.object({ url: z.string() }),
    refusals: ['notFound'],
  }),
  finishConnection: defineCall('PUT', '/user/cobros/conexion', {
    summary:
      'Connects the account that the provider sent the caller back with. The state is used once, within ten minutes, by the user who began.',
    access: access.finishConnection,
    body: renameFields(connectionAnswer, connectionAnswerNames),
    response: resultResponse(connectionWire),
    refusals: ['notFound', 'connectionFailed', 'accountTaken'],
  }),
  endConnection: defineCall('DELETE', '/user/cobros/conexion', {
    summary:
      'Ends the connection of the caller and forgets its tokens. Clients cannot pay until another one.',
    access: access.endConnection,
    response: okResponse,
    refusals: ['notFound'],
  }),
  desk: defineCall('GET', '/admin/cobros', {
    summary:
      'Who is owed money, who would get a payout now and why others would not, with the figures of RG 5794/2025, and the runs so far.',
    access: access.desk,
    response: resultResponse(payoutDeskWire),
  }),
  createRun: defineCall('POST', '/admin/cobros', {
    summary:
      'Makes a run: a payout of the whole balance for everyone who can get one. Refused while the last check of the ledger failed.',
    access: access.createRun,
    response: resultResponse(payoutRunDetailWire),
    refusals: ['nothingToPayOut', 'payoutsStopped'],
  }),
  run: defineCall('GET', '/admin/cobros/:id', {
    summary: 'A run with its payouts. Accounts have only their last four characters.',
    access: access.run,
    response: resultResponse(payoutRunDetailWire),
    refusals: ['notFound'],
  }),
  exportRun: defineCall('POST', '/admin/cobros/:id/archivo', {
    summary:
      'The payouts of a run that have not ended, as the text of a CSV file for the bank. They are on their way from then on.',
    access: access.exportRun,
    response: file,
    refusals: ['notFound', 'payoutsStopped'],
  }),
  importRun: defineCall('PUT', '/admin/cobros/:id/resultados', {
    summary:
      'Reads the answer of the bank, a CSV file with the columns Referencia, Estado and Motivo. The same file twice changes nothing; lines that cannot be applied are returned.',
    access: access.importRun,
    body: renameFields({ text: payoutResultsForm.fields.text.schema }, payoutResultsNames),
    response: resultResponse(payoutResultsWire),
    refusals: ['notFound'],
  }),
}
