'use client'
import type { NavigationId } from '@plomada/domain'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useUnreadCount } from '../unread.ts'

interface NavigationLabelProps {
  id: NavigationId
  label: string
}

/** Renders the label of a link with the number of unread items, such as «Mensajes (3)». Not exported. */
export const NavigationLabel = ({ id, label }: NavigationLabelProps) => {
  const count = useUnreadCount(id)
  return (
    <>
      <Message>{label}</Message>
      {count > 0 && ` (${count})`}
    </>
  )
}
