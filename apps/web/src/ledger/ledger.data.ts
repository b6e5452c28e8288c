import { useEffect, useRef, useState } from 'react'
import {
  getLocalDay,
  getReconciliationPeriod,
  type PeriodFilters,
  type Reconciliation,
  sliceReconciliation,
} from '@plomada/domain'
import { toUserError } from '@plomada/domain/contract'
import { calls } from '../data/calls.ts'
import { saveText } from '../data/saveText.ts'
import { useAction, useCall } from '../data/useCall.ts'
import { notify } from '../notice/notices.ts'

/** Returns a function that reads a CSV file and saves it, and reports a failure. */
function useDownload(read: () => Promise<{ csv: string }>, name: string) {
  const [isDownloading, setDownloading] = useState(false)
  const download = async () => {
    setDownloading(true)
    try {
      saveText((await read()).csv, name, 'text/csv;charset=utf-8')
    } catch (error) {
      notify('error', toUserError(error).message)
    } finally {
      setDownloading(false)
    }
  }
  return { isDownloading, onDownload: () => void download() }
}

/** A job or a professional, by the ids of the address. */
export interface LedgerSubject {
  assignment?: string | undefined
  professional?: string | undefined
}

/** Reads the movements of a job or a professional. */
export function useLedgerStatement(subject: LedgerSubject | null) {
  const { data, problem, mutate } = useCall(calls.ledger.statement, subject && { query: subject })
  const readFile = useAction(calls.ledger.statementFile)
  const id = subject?.assignment ?? subject?.professional ?? ''
  return {
    statement: data?.result,
    problem,
    hasFailed: problem !== undefined && !data,
    onRetry: () => void mutate(),
    ...useDownload(() => readFile({ query: subject ?? {} }), `movimientos-${id}.csv`),
  }
}

/** Reads what the platform kept in a period. */
export function useCommissions(filters: PeriodFilters) {
  const { data, problem, mutate } = useCall(
    calls.ledger.commissions,
    { query: filters },
    { keepPreviousData: true },
  )
  const readFile = useAction(calls.ledger.commissionsFile)
  return {
    sums: data?.result,
    hasFailed: problem !== undefined && !data,
    onRetry: () => void mutate(),
    ...useDownload(() => readFile({ query: filters }), 'ganancias.csv'),
  }
}

const add = (before: Reconciliation | undefined, part: Reconciliation): Reconciliation => {
  if (!before) return part
  const known = new Set(before.differences.map((one) => JSON.stringify(one)))
  return {
    checkouts: before.checkouts + part.checkouts,
    payments: before.payments + part.payments,
    refunds: before.refunds &&
      part.refunds && {
        ours: before.refunds.ours + part.refunds.ours,
        theirs: before.refunds.theirs + part.refunds.theirs,
      },
    chargebacks: {
      ours: before.chargebacks.ours + part.chargebacks.ours,
      theirs: before.chargebacks.theirs + part.chargebacks.theirs,
    },
    // A payment that began in one part and was paid in another one is in both.
    differences: [
      ...before.differences,
      ...part.differences.filter((one) => !known.has(JSON.stringify(one))),
    ],
  }
}

interface Comparison {
  /** First days of the parts that are left. */
  left: string[]
  total: number
  result: Reconciliation | undefined
  status: 'idle' | 'running' | 'failed' | 'done'
}

const idle: Comparison = { left: [], total: 0, result: undefined, status: 'idle' }

/** Compares a period with the provider in parts, so that each request is short. */
export function useReconciliation(filters: PeriodFilters) {
  const readPart = useAction(calls.ledger.reconcile)
  const { from, to } = filters
  const period = `${from ?? ''} ${to ?? ''}`
  const [stored, setStored] = useState({ period, comparison: idle })
  const comparison = stored.period === period ? stored.comparison : idle
  // The parts of a period that was left, or of a page that is closed, are not requested.
  const current = useRef<string | null>(period)
  useEffect(() => {
    current.current = period
    return () => void (current.current = null)
  }, [period])

  async function run() {
    const isContinued = comparison.status === 'failed'
    const slices = sliceReconciliation(getReconciliationPeriod({ from, to }, getLocalDay(new Date())))
    let next: Comparison = isContinued
      ? { ...comparison, status: 'running' }
      : { left: slices, total: slices.length, result: undefined, status: 'running' }
    const show = (change: Partial<Comparison>) => {
      next = { ...next, ...change }
      if (current.current === period) setStored({ period, comparison: next })
    }
    show({})
    for (let [day] = next.left; day !== undefined && current.current === period; [day] = next.left) {
      try {
        const { result } = await readPart({ query: { from: day } })
        show({ left: next.left.slice(1), result: add(next.result, result) })
      } catch {
        show({ status: 'failed' })
        return
      }
    }
    show({ status: 'done' })
  }

  const { left, total, result, status } = comparison
  return {
    result,
    progress: { done: total - left.length, total },
    isRunning: status === 'running',
    hasFailed: status === 'failed',
    onStart: () => void run(),
  }
}
