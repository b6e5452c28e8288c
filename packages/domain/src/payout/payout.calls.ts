import { okResponse, renameFields, resultResponse } from '@plomada/define'
import { defineCall } from '../contract/call.ts'
import { emailCodeForm } from '../user/user.form.ts'
import { payoutAccess as access } from './payout.access.ts'
import { payoutAccountForm } from './payout.form.ts'
import { earningsWire, payoutAccountNames, payoutAccountWire } from './payout.wire.ts'

const { cuit, target, holder } = payoutAccountForm.fields
const account = { cuit: cuit.schema, target: target.schema, holder: holder.schema }

export const payoutCalls = {
  earnings: defineCall('GET', '/user/cobros', {
    summary: 'The account to which the money of the caller goes, with its last four characters.',
    access: access.earnings,
    response: resultResponse(earningsWire),
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
}
