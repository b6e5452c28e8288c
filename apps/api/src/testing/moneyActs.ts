import { payoutCalls, payoutResultsNames, withdrawalWireNames } from '@plomada/domain/calls'
import { toPayoutReference } from '@plomada/domain'
import type { InjectOptions } from 'fastify'
import { payoutAccounts } from '../database/schema/payouts.ts'
import { withdrawals } from '../database/schema/withdrawals.ts'
import type { openJobs } from './jobs.ts'

/** A request, and the audit event that it records. */
export interface Act {
  request: InjectOptions
  event: object
}

type Jobs = Pick<Awaited<ReturnType<typeof openJobs>>, 'market' | 'jobs'>

type Open = () => Jobs
type Acts = Record<string, () => Promise<Act>>

function createWithdrawalActs(open: Open): Acts {
  async function askToWithdraw() {
    const { market } = open()
    const values = { code: 'ARR-7K3Q-9M4X', email: 'ana@plomada.test', fullName: 'Ana Ferreyra' }
    await market.db.delete(withdrawals)
    const [row] = await market.db.insert(withdrawals).values(values).returning()
    return row ?? Promise.reject(new Error('The insert returned no row'))
  }

  return {
    'withdrawal.accept': async () => {
      const { id, code } = await askToWithdraw()
      const assignmentId = await open().jobs.paid()
      return {
        request: {
          method: 'POST',
          url: `/api/admin/arrepentimientos/${id}/hacer`,
          payload: { [withdrawalWireNames.assignmentId]: assignmentId },
        },
        event: {
          action: 'withdrawalAccepted',
          subjectKind: 'assignment',
          subjectId: assignmentId,
          before: { state: 'paid' },
          after: { state: 'refunding', code },
        },
      }
    },
    'withdrawal.refuse': async () => {
      const { id, code, email } = await askToWithdraw()
      const reason = 'No encontramos ese pago'
      return {
        request: {
          method: 'POST',
          url: `/api/admin/arrepentimientos/${id}/rechazar`,
          payload: { [withdrawalWireNames.reason]: reason },
        },
        event: { action: 'withdrawalRefused', subjectLabel: email, after: { code, reason } },
      }
    },
  }
}

const bank = { cuit: '20123456786', target: '2850590940090418135201', holder: 'Titular' }

function createPayoutActs(open: Open): Acts {
  /** A new professional earns money, and has an account to which it can go. */
  async function earn() {
    const { market, jobs } = open()
    const worker = await market.addPerson({ role: 'professional' })
    const id = await jobs.hire(market.ana, worker)
    await jobs.pay(market.ana, id)
    await jobs.act(worker, id, 'done', { text: '' })
    await jobs.act(market.ana, id, 'confirm')
    await market.db.insert(payoutAccounts).values({ userId: worker.id, ...bank })
  }

  async function createRun() {
    await earn()
    const { market } = open()
    return (await market.as(market.elena).send(payoutCalls.createRun, {})).result
  }

  return {
    'payout.createRun': async () => {
      await earn()
      return {
        request: { method: 'POST', url: '/api/admin/cobros' },
        event: { action: 'payoutRunCreated', subjectKind: 'payoutRun', after: { count: 1 } },
      }
    },
    'payout.exportRun': async () => {
      const { run } = await createRun()
      return {
        request: { method: 'POST', url: `/api/admin/cobros/${run.id}/archivo` },
        event: { action: 'payoutRunExported', subjectKind: 'payoutRun', subjectId: run.id },
      }
    },
    'payout.importRun': async () => {
      const { run, payouts } = await createRun()
      const { market } = open()
      await market.as(market.elena).send(payoutCalls.exportRun, { params: { id: run.id } })
      const lines = payouts.map((payout) => `${toPayoutReference(payout)};pagado;`)
      return {
        request: {
          method: 'PUT',
          url: `/api/admin/cobros/${run.id}/resultados`,
          payload: { [payoutResultsNames.text]: ['Referencia;Estado;Motivo', ...lines].join('\n') },
        },
        event: { action: 'payoutRunImported', subjectId: run.id, after: { paid: 1, failed: 0 } },
      }
    },
  }
}

/** The write calls of admins about withdrawals and payouts, with the event that each records. */
export const createMoneyActs = (open: Open): Acts => ({
  ...createWithdrawalActs(open),
  ...createPayoutActs(open),
})
