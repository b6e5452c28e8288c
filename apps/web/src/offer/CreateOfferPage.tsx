import { memberRoles, type StoredUser } from '@plomada/domain'
import { offerMessages, type OfferFormProps } from '@plomada/ui'
import { CreateOfferScreen } from '@plomada/ui/screens'
import { readSettings } from '../settings.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { promptForPush } from '../session/promptForPush.ts'
import { useTrades } from '../trade/trade.data.ts'
import { useCreateOffer, useOfferPhotoCalls } from './offer.data.ts'
import { useDraft } from './useDraft.ts'

export const CreateOfferPage = withViewer(
  { title: offerMessages.create, roles: memberRoles },
  ({ viewer }) => <NewOfferForm key={viewer.id} viewer={viewer} />,
)

function NewOfferForm({ viewer }: { viewer: StoredUser }) {
  const { trades, problem, mutate } = useTrades()
  const create = useCreateOffer()
  const toStore = useOfferPhotoCalls()
  const { draft, creationKey, save, clear } = useDraft(viewer.id)

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
      {...(draft && { draft })}
    />
  )
}
