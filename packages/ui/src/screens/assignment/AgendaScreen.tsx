'use client'
import {
  AgendaFeed,
  type AgendaFeedProps,
  agendaMessages,
  AgendaMonth,
  type AgendaMonthProps,
} from '../../assignment/index.ts'
import { useOverride } from '../../marketplace/index.ts'
import { AccountLayout, type AccountScreenProps } from '../user/AccountLayout.tsx'

export interface AgendaScreenProps extends AccountScreenProps, Omit<AgendaMonthProps, 'workDays'> {
  /** The secret address of the agenda for calendar programs. */
  feed: AgendaFeedProps
}

/** Renders /agenda, the appointments of a user in a month. */
export const AgendaScreen = ({ viewer, onSignOut, feed, ...month }: AgendaScreenProps) => {
  const t = useOverride()
  return (
    <AccountLayout viewer={viewer} onSignOut={onSignOut} current="agenda" title={t(agendaMessages.title)}>
      <AgendaMonth workDays={viewer.days} {...month} />
      <AgendaFeed {...feed} />
    </AccountLayout>
  )
}
