import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { fullName, isMember, type StoredUser } from '@plomada/domain'
import { professionalMessages } from '@plomada/ui'
import { ProfessionalPreviewScreen, ProfessionalScreen } from '@plomada/ui/screens'
import { prefetchCall } from '../data/prefetch.ts'
import { calls } from '../data/calls.ts'
import type { RouteLocation } from '../frame/lazyPage.tsx'
import { lazyPart } from '../frame/lazyPart.tsx'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { useDataTitle } from '../frame/hooks/useTitle.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { getSession } from '../session/store.ts'
import { useSession } from '../session/useSession.ts'
import {
  useContact,
  useInitialPreview,
  useProfessional,
  useProfessionalPreview,
} from './professional.data.ts'

const SaveProfessional = lazyPart(() => import('../favorite/SaveProfessional.tsx'))

type Contact = { state: 'none' | 'sending' | 'sent'; notice?: { kind: 'success' | 'error'; text: string } }

/** Requests the data of the page before it is opened. */
export function prefetch({ params }: RouteLocation): void {
  const input = { params: { id: Number(params['id']) } }
  if (getSession().viewer) prefetchCall(calls.professional.get, input)
  else prefetchCall(calls.professional.preview, input)
}

function ProfessionalPreviewPage() {
  const id = Number(useParams()['id'])
  const { data, problem, mutate } = useProfessionalPreview(id)
  const professional = data?.result
  const { signIn } = useSession()
  const hasFailed = problem && !professional
  useDataTitle(hasFailed ? null : professional && fullName(professional))
  if (hasFailed) return <LoadStatus problem={problem} onRetry={() => void mutate()} />
  return (
    <ProfessionalPreviewScreen
      professional={professional}
      onContact={() => void signIn({ kind: 'contact', id })}
    />
  )
}

export const ProfessionalPage = withViewer({ visitor: <ProfessionalPreviewPage /> }, ({ viewer }) => {
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
  const preview = useInitialPreview(id)?.result
  const { contact, onContact } = useContactRequest(id)
  const hasFailed = problem && !professional
  const shown = professional ?? preview
  const name = shown && fullName(shown)
  useDataTitle(hasFailed ? null : name)
  if (hasFailed) return <LoadStatus problem={problem} onRetry={() => void mutate()} />
  return (
    <ProfessionalScreen
      professional={professional ?? preview}
      viewer={viewer}
      contact={contact.state}
      onContact={() => void onContact()}
      notice={contact.notice}
      save={
        isMember(viewer)
          ? ((professional && <SaveProfessional professional={professional} />) ?? null)
          : undefined
      }
    />
  )
}
