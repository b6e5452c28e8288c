import { useRef } from 'react'
import type { offerForm, StoredUser } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/define'
import { FormPage, OfferForm, offerCopy } from '@plomada/ui'
import { useTitle } from '../frame/useTitle.ts'
import { readSettings } from '../settings.ts'
import { Gate } from '../frame/Gate.tsx'
import { useTrades } from '../trade/trade.data.ts'
import { useCreateOffer, useSendOfferPhoto } from './offer.data.ts'
import { useDraft } from './useDraft.ts'

/** Publishing an offer, for clients and professionals. */
export function CreateOfferPage() {
  useTitle(offerCopy.create)
  return <Gate roles={['comun', 'professional']}>{(viewer) => <NewOfferForm viewer={viewer} />}</Gate>
}

function NewOfferForm({ viewer }: { viewer: StoredUser }) {
  const { trades } = useTrades()
  const create = useCreateOffer()
  const sendPhoto = useSendOfferPhoto()
  const { draft, keep, forget } = useDraft()
  // The same key for every attempt at one offer: a repeated request finds the offer instead of making another.
  const creationKey = useRef(crypto.randomUUID())

  const onSubmit = async ({ photoFile, ...offer }: DataOf<typeof offerForm>) => {
    const body = { ...offer, name: viewer.firstName, creationKey: creationKey.current }
    const { service } = await create({ body })
    if (photoFile) await sendPhoto({ params: { id: service.id }, file: photoFile })
    creationKey.current = crypto.randomUUID()
    forget()
  }

  return (
    <FormPage title={offerCopy.create}>
      <OfferForm
        budgetMaximum={readSettings().budgetMaximum}
        trades={trades}
        onSubmit={onSubmit}
        onChange={keep}
        {...(draft && { draft })}
      />
    </FormPage>
  )
}
