import { memberRoles, type offerForm, type StoredUser } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/contract'
import { offerMessages } from '@plomada/ui'
import type { UploadOptions } from '@plomada/ui/form'
import { CreateOfferScreen } from '@plomada/ui/screens'
import { readSettings } from '../settings.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { promptForPush } from '../session/promptForPush.ts'
import { useTrades } from '../trade/trade.data.ts'
import { useCreateOffer, useSendOfferPhoto } from './offer.data.ts'
import { useDraft } from './useDraft.ts'

export const CreateOfferPage = withViewer(
  { title: offerMessages.create, roles: memberRoles },
  ({ viewer }) => <NewOfferForm key={viewer.id} viewer={viewer} />,
)

function NewOfferForm({ viewer }: { viewer: StoredUser }) {
  const { trades, problem, mutate } = useTrades()
  const create = useCreateOffer()
  const sendPhoto = useSendOfferPhoto()
  const { draft, creationKey, save, clear } = useDraft(viewer.id)

  const onSubmit = async (
    { photoFile, ...offer }: DataOf<typeof offerForm>,
    uploadOptions: UploadOptions,
  ) => {
    // The specification requires the name; the API ignores it.
    const body = { ...offer, name: viewer.firstName, creationKey: creationKey() }
    const { service } = await create({ body })
    if (photoFile) await sendPhoto({ params: { id: service.id }, file: photoFile }, uploadOptions)
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
