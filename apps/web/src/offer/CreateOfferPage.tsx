import { members, type offerForm, type StoredUser } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/define'
import { FormPage, ListError, OfferForm, offerCopy, tradeCopy } from '@plomada/ui'
import type { Transfer } from '@plomada/ui/form'
import { useTitle } from '../frame/useTitle.ts'
import { readSettings } from '../settings.ts'
import { Gate } from '../frame/Gate.tsx'
import { useTrades } from '../trade/trade.data.ts'
import { useCreateOffer, useSendOfferPhoto } from './offer.data.ts'
import { useDraft } from './useDraft.ts'

/** Publishing an offer, for clients and professionals. */
export function CreateOfferPage() {
  useTitle(offerCopy.create)
  return <Gate roles={members}>{(viewer) => <NewOfferForm key={viewer.id} viewer={viewer} />}</Gate>
}

function NewOfferForm({ viewer }: { viewer: StoredUser }) {
  const { trades, problem, mutate } = useTrades()
  const create = useCreateOffer()
  const sendPhoto = useSendOfferPhoto()
  const { draft, creationKey, keep, forget } = useDraft(viewer.id)

  const onSubmit = async ({ photoFile, ...offer }: DataOf<typeof offerForm>, transfer: Transfer) => {
    const body = { ...offer, name: viewer.firstName, creationKey: creationKey() }
    const { service } = await create({ body })
    if (photoFile) await sendPhoto({ params: { id: service.id }, file: photoFile }, transfer)
    forget()
  }

  return (
    <FormPage title={offerCopy.create}>
      {problem && !trades ? (
        <ListError none={tradeCopy.none} onRetry={() => void mutate()} />
      ) : (
        <OfferForm
          budgetMaximum={readSettings().budgetMaximum}
          trades={trades}
          onSubmit={onSubmit}
          onChange={keep}
          {...(draft && { draft })}
        />
      )}
    </FormPage>
  )
}
