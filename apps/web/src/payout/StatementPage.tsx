import { useParams } from 'react-router-dom'
import { parseMonth } from '@plomada/domain'
import { formatMonth, payoutMessages } from '@plomada/ui'
import { StatementScreen } from '@plomada/ui/screens'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { useSignOut } from '../session/useSignOut.ts'
import { useStatement, useStatementFile } from './payout.data.ts'

/** Renders the movements of a professional in the month of the address. */
export const StatementPage = withViewer(
  { roles: ['professional'], hasSidebar: true },
  function Statement({ viewer }) {
    const month = parseMonth(useParams()['month'] ?? null, new Date())
    useTitle(payoutMessages.statementOf(formatMonth(month, 'es-AR')))
    return (
      <StatementScreen
        viewer={viewer}
        onSignOut={useSignOut()}
        month={month}
        {...useStatement(month)}
        {...useStatementFile(month)}
        onPrint={() => window.print()}
      />
    )
  },
)
