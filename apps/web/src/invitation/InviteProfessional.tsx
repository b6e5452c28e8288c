import { paths, type User } from '@plomada/domain'
import { Button, icons, invitationMessages, InviteDialog, Message } from '@plomada/ui'
import { useState } from 'react'
import { useInvitationOptions, useInvite } from './invitation.data.ts'

interface InviteProfessionalProps {
  professional: Pick<User, 'id' | 'firstName' | 'lastName'>
}

/** Renders the button that opens the dialog to invite a professional to an own offer. */
export function InviteProfessional({ professional }: InviteProfessionalProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="small" icon={icons.mail} onClick={() => setOpen(true)}>
        <Message>{invitationMessages.open}</Message>
      </Button>
      {isOpen && <Invitations professional={professional} onClose={() => setOpen(false)} />}
    </>
  )
}

function Invitations({ professional, onClose }: InviteProfessionalProps & { onClose: () => void }) {
  const { data, problem, mutate } = useInvitationOptions(professional.id)
  const invite = useInvite()
  return (
    <InviteDialog
      isOpen
      onClose={onClose}
      professional={professional}
      offers={data?.result}
      hasFailed={problem !== undefined}
      onRetry={() => void mutate()}
      createHref={paths.createOffer}
      onInvite={({ id }) => invite({ params: { serviceId: id }, body: { professionalId: professional.id } })}
    />
  )
}
