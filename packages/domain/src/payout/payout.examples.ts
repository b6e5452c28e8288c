import type { Examples } from '../contract/example.ts'
import { ok } from '../exampleValues.ts'
import type { payoutCalls } from './payout.calls.ts'
import { earnings, frozenAccount } from './payout.fixtures.ts'

const account = { cuit: '20123456786', target: '2850590940090418135201', holder: 'Bruno Saldaño' }

export const payoutExamples: Examples<typeof payoutCalls> = {
  earnings: { response: { result: earnings } },
  sendAccountCode: { body: account, response: ok },
  saveAccount: { body: { ...account, code: '40718826' }, response: { result: frozenAccount } },
}
