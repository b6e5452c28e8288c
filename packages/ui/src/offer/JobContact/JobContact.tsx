'use client'
import {
  assignmentHref,
  fullName,
  type JobContact as Contact,
  smallPhoto,
  whatsAppHref,
} from '@plomada/domain'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Link } from '../../base/Link/Link.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import * as offerMessages from '../offer.messages.ts'
import * as css from './JobContact.css.ts'

export interface JobContactProps extends Contact {
  /** What the person is in the job. */
  party: 'client' | 'worker'
  /** The other party of an accepted job. */
  person: { id: number; firstName: string; lastName: string | null; photo: string | null }
  /** Address of the conversation with them. */
  messageHref?: string | undefined
  /** The job; null or undefined without a page of it. */
  assignmentId?: number | null | undefined
}

/** Renders the other party of an accepted job, with what reaches them. */
export const JobContact = (props: JobContactProps) => {
  const { party, person, phone, email, messageHref, assignmentId = null } = props
  const t = useOverride()
  const name = fullName(person)
  const whatsApp = phone === null ? null : whatsAppHref(phone)
  return (
    <div className={css.contact}>
      <Avatar name={name} seed={person.id} photo={smallPhoto(person.photo)} size="large" />
      <div className={css.person}>
        <Text size="label" tone="muted">
          <Message>{party === 'client' ? offerMessages.client : offerMessages.hired}</Message>
        </Text>
        <Text weight="strong">{name}</Text>
        <div className={css.ways}>
          {assignmentId !== null && (
            <Link href={assignmentHref({ id: assignmentId })} icon={icons.briefcase}>
              <Message>{offerMessages.job}</Message>
            </Link>
          )}
          {messageHref !== undefined && (
            <Link href={messageHref} icon={icons.message}>
              <Message>{offerMessages.message}</Message>
            </Link>
          )}
          {phone !== null && (
            <Link href={`tel:${phone}`} icon={icons.phone} label={`${t(offerMessages.phone)}: ${phone}`}>
              {phone}
            </Link>
          )}
          {whatsApp !== null && (
            <Link href={whatsApp} isNewTab label={t(offerMessages.whatsAppTo(name))}>
              WhatsApp
            </Link>
          )}
          {email !== null && (
            <Link href={`mailto:${email}`} icon={icons.mail} label={`${t(offerMessages.email)}: ${email}`}>
              {email}
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}
