import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { fullName, type StoredUser } from '@plomada/domain'
import { professionalMessages } from '@plomada/ui'
import { ProfessionalScreen } from '@plomada/ui/screens'
import { prefetchCall } from '../data/prefetch.ts'
import { professionalCalls } from '../data/calls.ts'
import type { RouteLocation } from '../frame/lazyPage.tsx'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { useDataTitle } from '../frame/useTitle.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { useContact, useProfessional } from './professional.data.ts'
import { useReviewers } from './useReviewers.ts'

type Contact = { state: 'none' | 'sending' | 'sent'; notice?: { kind: 'success' | 'error'; text: string } }

/** Requests the data of the page before it is opened. */
export const prefetch = ({ params }: RouteLocation): void =>
  prefetchCall(professionalCalls.get, { params: { id: Number(params['id']) } })

export const ProfessionalPage = withViewer({}, ({ viewer }) => {
  const { id } = useParams()
  // The key resets the contact request when another professional is shown.
  return <ProfessionalDetail key={id} viewer={viewer} />
})

function useContactRequest(id: number) {
  const send = useContact()
  const [contact, setContact] = useState<Contact>({ state: 'none' })
  const onContact = async () => {
    setContact({ state: 'sending' })
    try {
      await send({ params: { professionalId: id }, body: {} })
      setContact({ state: 'sent', notice: { kind: 'success', text: professionalMessages.contacted } })
    } catch {
      setContact({ state: 'none', notice: { kind: 'error', text: professionalMessages.notContacted } })
    }
  }
  return { contact, onContact }
}

function ProfessionalDetail({ viewer }: { viewer: StoredUser }) {
  const id = Number(useParams()['id'])
  const { data, problem, mutate } = useProfessional(Number.isSafeInteger(id) ? id : null)
  const professional = data?.result
  const reviewers = useReviewers(professional?.reviews)
  const { contact, onContact } = useContactRequest(id)
  useDataTitle(professional && fullName(professional))
  if (problem && !professional) return <LoadStatus problem={problem} onRetry={() => void mutate()} />
  return (
    <ProfessionalScreen
      professional={professional}
      viewer={viewer}
      reviewers={reviewers}
      contact={contact.state}
      onContact={() => void onContact()}
      notice={contact.notice}
    />
  )
}
