import { useSearchParams } from 'react-router-dom'
import { COPY_QUERY_KEY, memberRoles, type StoredUser, toOfferDraft } from '@plomada/domain'
import { type OfferDraft, type OfferFormProps, offerMessages } from '@plomada/ui'
import { CreateOfferScreen } from '@plomada/ui/screens'
import { readSettings } from '../settings.ts'
import { PendingPage } from '../frame/PendingPage.tsx'
import { withViewer } from '../frame/withViewer.tsx'
import { promptForPush } from '../session/promptForPush.ts'
import { useTrades } from '../trade/trade.data.ts'
import { useCreateOffer, useOffer, useOfferPhotoCalls } from './offer.data.ts'
import { useDraft } from './useDraft.ts'
import { useFirst } from './useFirst.ts'

export const CreateOfferPage = withViewer(
  { title: offerMessages.create, roles: memberRoles },
  ({ viewer }) => {
    const copied = Number(useSearchParams()[0].get(COPY_QUERY_KEY)) || null
    return copied === null ? (
      <NewOfferForm key={viewer.id} viewer={viewer} />
    ) : (
      <RepeatedOfferForm key={copied} viewer={viewer} id={copied} />
    )
  },
)

/** Renders the form with the content of an own offer, which is published again. Without it, the form is empty. */
function RepeatedOfferForm({ viewer, id }: { viewer: StoredUser; id: number }) {
  const { data, problem } = useOffer(id)
  const offer = useFirst(data?.result)
  if (!offer && !problem) return <PendingPage />
  const isOwn = offer?.owner.id === viewer.id
  return <NewOfferForm viewer={viewer} {...(isOwn && { content: toOfferDraft(offer) })} />
}

interface NewOfferFormProps {
  viewer: StoredUser
  /** The content of the offer that is repeated. The draft of a new offer stays as it is. */
  content?: Partial<OfferDraft>
}

function NewOfferForm({ viewer, content }: NewOfferFormProps) {
  const { trades, problem, mutate } = useTrades()
  const create = useCreateOffer()
  const toStore = useOfferPhotoCalls()
  const { draft, creationKey, save, clear } = useDraft(viewer.id, content !== undefined)

  const onSubmit: OfferFormProps['onSubmit'] = async (offer, photos) => {
    // The specification requires the name; the API ignores it.
    const body = { ...offer, name: viewer.firstName, creationKey: creationKey() }
    const { service } = await create({ body })
    // Without photos, those that were sent before a reload stay.
    if (photos.count > 0) await photos.send(toStore(service))
    // After the upload, so that a retry uses the same creation key.
    clear()
    return service
  }

  return (
    <CreateOfferScreen
      budgetMaximum={readSettings().budgetMaximum}
      addressVisibility={readSettings().addressVisibility}
      trades={trades}
      hasFailed={problem !== undefined && !trades}
      onRetry={() => void mutate()}
      onSubmit={onSubmit}
      onConfirmationLeft={promptForPush}
      onChange={save}
      {...((content ?? draft) && { draft: content ?? draft })}
    />
  )
}
