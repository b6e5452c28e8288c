import { useState } from 'react'
import { toUserError } from '@plomada/domain/contract'
import { payoutMessages } from '@plomada/ui'
import type { PayoutAccountData } from '@plomada/domain'
import { calls } from '../data/calls.ts'
import { saveText } from '../data/saveText.ts'
import { useAction, useCall } from '../data/useCall.ts'
import { notify } from '../notice/notices.ts'

/** Reads what the viewer has earned. */
export function useEarnings() {
  const { data, problem, mutate } = useCall(calls.payout.earnings, {})
  return {
    earnings: data?.result,
    hasFailed: problem !== undefined && !data,
    onRetry: () => void mutate(),
  }
}

/** Reads the movements of the viewer in a month. */
export function useStatement(month: string) {
  const { data, problem, mutate } = useCall(calls.payout.statement, { query: { month } })
  return {
    statement: data?.result,
    hasFailed: problem !== undefined && !data,
    onRetry: () => void mutate(),
  }
}

/** Returns a function that saves the movements of a month as a file, and reports a failure. */
export function useStatementFile(month: string) {
  const readFile = useAction(calls.payout.statementFile)
  const [isDownloading, setDownloading] = useState(false)
  const download = async () => {
    setDownloading(true)
    try {
      const { csv } = await readFile({ query: { month } })
      saveText(csv, `movimientos-${month}.csv`, 'text/csv;charset=utf-8')
    } catch (error) {
      notify('error', toUserError(error).message)
    } finally {
      setDownloading(false)
    }
  }
  return { isDownloading, onDownload: () => void download() }
}

/** Reads what an admin sees before making a run, and returns a function that makes one. */
export function usePayoutDesk() {
  const { data, problem, mutate } = useCall(calls.payout.desk, {})
  const create = useAction(calls.payout.createRun, { refreshes: [calls.payout.desk] })
  return {
    desk: data?.result,
    hasFailed: problem !== undefined && !data,
    onRetry: () => void mutate(),
    createRun: async () => (await create({})).result.run,
  }
}

/** Reads a run, and returns the functions that download its file and import the answer of the bank. */
export function usePayoutRun(id: number) {
  const input = { params: { id } }
  const { data, problem, mutate } = useCall(calls.payout.run, input)
  const refreshes = [calls.payout.run, calls.payout.desk]
  const readFile = useAction(calls.payout.exportRun, { refreshes })
  const importFile = useAction(calls.payout.importRun, { refreshes })
  const [isDownloading, setDownloading] = useState(false)
  const download = async () => {
    setDownloading(true)
    try {
      const { csv } = await readFile(input)
      saveText(csv, `tanda-${id}.csv`, 'text/csv;charset=utf-8')
    } catch (error) {
      notify('error', toUserError(error).message)
    } finally {
      setDownloading(false)
    }
  }
  return {
    detail: data?.result,
    problem,
    refresh: () => void mutate(),
    isDownloading,
    onDownload: () => void download(),
    onImport: async (body: { text: string }) => (await importFile({ ...input, body })).result,
  }
}

const connectionRefreshes = [calls.payout.connection]

/** Reads the connection of the viewer, and returns the functions that begin, finish and end one. */
export function useConnection() {
  const { data, problem, mutate } = useCall(calls.payout.connection, {})
  return {
    connection: data?.result,
    hasFailed: problem !== undefined && !data,
    onRetry: () => void mutate(),
    connect: useAction(calls.payout.startConnection),
    finish: useAction(calls.payout.finishConnection, { refreshes: connectionRefreshes }),
    disconnect: useAction(calls.payout.endConnection, { refreshes: connectionRefreshes }),
  }
}

/** Returns the two steps that change the account of the viewer. */
export function usePayoutAccount() {
  const sendCode = useAction(calls.payout.sendAccountCode)
  const save = useAction(calls.payout.saveAccount, { refreshes: [calls.payout.earnings] })
  return {
    onSendCode: (body: PayoutAccountData) => sendCode({ body }),
    onSave: async (body: PayoutAccountData & { code: string }) => {
      await save({ body })
      notify('success', payoutMessages.saved)
    },
  }
}
