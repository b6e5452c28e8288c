import { useSearchParams } from 'react-router-dom'
import { LedgerStatementScreen } from '@plomada/ui/screens'
import { ledgerMessages } from '@plomada/ui'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { useDataTitle } from '../frame/hooks/useTitle.ts'
import { userHref } from '../user/selectedUser.ts'
import { type LedgerSubject, useLedgerStatement } from './ledger.data.ts'

const readId = (search: URLSearchParams, name: string): string | undefined => {
  const id = search.get(name)
  return id !== null && /^[1-9]\d{0,8}$/.test(id) ? id : undefined
}

function readSubject(search: URLSearchParams): LedgerSubject | null {
  const assignment = readId(search, 'trabajo')
  if (assignment !== undefined) return { assignment }
  const professional = readId(search, 'profesional')
  return professional === undefined ? null : { professional }
}

export function LedgerStatementPage() {
  const [search] = useSearchParams()
  const subject = readSubject(search)
  const { problem, ...statement } = useLedgerStatement(subject)
  const isMissing = problem?.status === 404
  useDataTitle(isMissing ? null : ledgerMessages.title)
  if (isMissing) return <LoadStatus problem={problem} onRetry={statement.onRetry} />
  return (
    <LedgerStatementScreen
      isWithoutSubject={subject === null}
      userHref={({ id }) => userHref(id)}
      {...statement}
    />
  )
}
