import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { fullName, paths, type StoredUser } from '@plomada/domain'
import { Notice, professionalCopy, ProfessionalPageLayout, ShareButton } from '@plomada/ui'
import { askAhead } from '../data/ahead.ts'
import { professionalCalls } from '../data/calls.ts'
import type { Address } from '../frame/latePage.tsx'
import { Unread } from '../frame/Unread.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { Gate } from '../frame/Gate.tsx'
import { useContact, useProfessional } from './professional.data.ts'
import { useReviewers } from './useReviewers.ts'

type Contact = { state: 'none' | 'sending' | 'sent'; notice?: { kind: 'success' | 'error'; text: string } }

export const prefetch = ({ params }: Address): void =>
  askAhead(professionalCalls.get, { params: { id: Number(params['id']) } })

/** A professional's page; contacting them needs a session. */
export function ProfessionalPage() {
  const { id } = useParams()
  // The next one's page begins anew: nobody has contacted them yet.
  return <Gate>{(viewer) => <ProfessionalDetail key={id} viewer={viewer} />}</Gate>
}

function useContacting(id: number) {
  const send = useContact()
  const [contact, setContact] = useState<Contact>({ state: 'none' })
  const onContact = async () => {
    setContact({ state: 'sending' })
    try {
      await send({ params: { professionalId: id }, body: {} })
      setContact({ state: 'sent', notice: { kind: 'success', text: professionalCopy.contacted } })
    } catch {
      setContact({ state: 'none', notice: { kind: 'error', text: professionalCopy.notContacted } })
    }
  }
  return { contact, onContact }
}

function ProfessionalDetail({ viewer }: { viewer: StoredUser }) {
  const id = Number(useParams()['id'])
  const { data, problem, mutate } = useProfessional(Number.isSafeInteger(id) ? id : null)
  const professional = data?.result
  const reviewers = useReviewers(professional?.reviews)
  const isOther = professional !== undefined && professional.id !== viewer.id
  const { contact, onContact } = useContacting(id)
  useTitle(professional && fullName(professional))
  if (problem && !professional) return <Unread problem={problem} onRetry={() => void mutate()} />
  return (
    <ProfessionalPageLayout
      {...(professional && { professional, more: <ShareButton title={fullName(professional)} /> })}
      viewer={viewer}
      reviewers={reviewers}
      backHref={paths.professionals}
      contact={contact.state}
      {...(isOther && { onContact: () => void onContact() })}
      {...(contact.notice && { notice: <Notice kind={contact.notice.kind}>{contact.notice.text}</Notice> })}
    />
  )
}
