import { useSearchParams } from 'react-router-dom'
import { memberRoles, MONTH_QUERY_KEY, parseMonth } from '@plomada/domain'
import { agendaMessages } from '@plomada/ui'
import { AgendaScreen } from '@plomada/ui/screens'
import { withViewer } from '../frame/withViewer.tsx'
import { useSignOut } from '../session/useSignOut.ts'
import { useAgenda, useAgendaFeed } from './assignment.data.ts'

/** Renders the appointments of a user in the month of the address. */
export const AgendaPage = withViewer(
  { title: agendaMessages.title, roles: memberRoles, hasSidebar: true },
  function Agenda({ viewer }) {
    const [search] = useSearchParams()
    const month = parseMonth(search.get(MONTH_QUERY_KEY), new Date())
    return (
      <AgendaScreen
        viewer={viewer}
        onSignOut={useSignOut()}
        month={month}
        {...useAgenda(month)}
        feed={useAgendaFeed()}
      />
    )
  },
)
