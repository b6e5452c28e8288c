'use client'
import {
  type Assignment,
  type AssignmentParty,
  fullName,
  professionalHref,
  smallPhoto,
} from '@plomada/domain'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { assignmentMessages as texts } from '../assignment.messages.ts'
import * as css from './AssignmentParties.css.ts'

export interface AssignmentPartiesProps {
  /** The job. */
  assignment: Pick<Assignment, 'client' | 'worker'>
}

const Party = ({ person, party }: { person: Assignment['client']; party: AssignmentParty }) => {
  const name = fullName(person)
  return (
    <li className={css.party}>
      <Avatar name={name} seed={person.id} photo={smallPhoto(person.photo)} size="large" />
      <div className={css.name}>
        <Text size="label" tone="muted">
          <Message>{texts[party]}</Message>
        </Text>
        {/* The page of a client is not public. */}
        {party === 'worker' ? (
          <Link href={professionalHref(person)}>{name}</Link>
        ) : (
          <Text weight="strong">{name}</Text>
        )}
      </div>
    </li>
  )
}

/** Renders the client and the professional of a job. */
export const AssignmentParties = ({ assignment: { client, worker } }: AssignmentPartiesProps) => (
  <ul className={css.parties}>
    <Party person={client} party="client" />
    <Party person={worker} party="worker" />
  </ul>
)
