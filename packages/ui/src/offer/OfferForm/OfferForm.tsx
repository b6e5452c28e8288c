'use client'
import {
  type AddressVisibility,
  BUDGET_MAXIMUM,
  type Offer,
  type offerForm,
  offerFormUpTo,
  offerHref,
  toOfferDraft,
  type TradeRef,
} from '@plomada/domain'
import type { DataOf, ValuesOf } from '@plomada/domain/contract'
import { useId, useMemo, type ReactNode } from 'react'
import { Combobox } from '../../base/Combobox/Combobox.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Spinner } from '../../base/Spinner/Spinner.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { fieldPair } from '../../form/fieldPair.css.ts'
import { Form, FormField, SubmitButton } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { MoreMessages } from '../../marketplace/MoreMessages.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { esARApplication } from '../../messages/esAR.application.ts'
import * as offerMessages from '../offer.messages.ts'
import type { OfferPhotoStore } from '../OfferPhotosField/sendPhotos.ts'
import { useOfferPhotos } from '../OfferPhotosField/useOfferPhotos.ts'
import { PhotoFields } from './PhotoFields.tsx'
import { Published } from './Published.tsx'
import { TradeFields } from './TradeFields.tsx'

/** Values of the form while the user fills it in. */
export type OfferDraft = ValuesOf<typeof offerForm>

/** The photos of a submitted form. */
export interface SubmittedPhotos {
  count: number
  /** Sends the photos with the progress of the form. Photos that are stored already are not sent again. */
  send: (store: OfferPhotoStore) => Promise<void>
}

export interface OfferFormProps {
  /** All trades; undefined while they load. The first is selected initially. */
  trades: readonly TradeRef[] | undefined
  /** Stores the offer and then sends its photos. The confirmation links to the offer that it returns. */
  onSubmit: (
    offer: Omit<DataOf<typeof offerForm>, 'photoIds'>,
    photos: SubmittedPhotos,
  ) => Promise<Pick<Offer, 'id'>>
  /** The offer to edit. Without it, the form publishes a new one. After an edit it shows nothing: leave the page. */
  edited?: Offer
  /** Called when the user has left the confirmation: by its link, its buttons or another page. */
  onConfirmationLeft?: () => void
  /** Saved values of an earlier visit. Photos cannot be saved. */
  draft?: Partial<OfferDraft>
  /** Called with all values after each change, to save a draft. */
  onChange?: (values: OfferDraft) => void
  /** Maximum budget of this deployment, in pesos.
   * @default 99999 */
  budgetMaximum?: number
  /** The preselected answer to who sees the address.
   * @default 'everyone' */
  addressVisibility?: AddressVisibility
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Panel element="section" labelledBy={id}>
      <Stack gap={5}>
        <Heading level={2} size="h3" id={id}>
          <Message>{title}</Message>
        </Heading>
        {children}
      </Stack>
    </Panel>
  )
}

/** Renders the form that publishes an offer. */
export const OfferForm = (props: OfferFormProps) => (
  <MoreMessages messages={esARApplication}>
    <NewOfferForm {...props} />
  </MoreMessages>
)

function NewOfferForm({
  trades,
  edited,
  onSubmit,
  onConfirmationLeft,
  draft,
  onChange,
  budgetMaximum = BUDGET_MAXIMUM,
  addressVisibility = 'everyone',
}: OfferFormProps) {
  const t = useOverride()
  const texts = useMarketplaceTexts()
  const form = useMemo(() => offerFormUpTo(budgetMaximum), [budgetMaximum])
  const photos = useOfferPhotos(edited?.photos)
  const first = trades?.[0]
  if (!trades || !first) return <Spinner />
  return (
    <Form
      {...texts}
      form={form}
      label={t(edited ? offerMessages.editTitle : offerMessages.create)}
      initial={
        edited
          ? { ...toOfferDraft(edited), photoIds: edited.photos.map(({ id }) => id) }
          : { tradeIds: [first.id], addressVisibility }
      }
      draft={draft && { ...draft, photoIds: [] }}
      onChange={onChange}
      onSubmit={async ({ photoIds, ...data }, transfer) => {
        await photos.settle()
        const offer = await onSubmit(data, {
          count: photoIds.length,
          send: (store) => photos.send(store, transfer),
        })
        if (!edited) photos.reset()
        return offer
      }}
      {...(!edited && {
        success: (offer: Pick<Offer, 'id'>) => (
          <Published href={offerHref(offer)} onLeave={() => onConfirmationLeft?.()} />
        ),
        failure: t(offerMessages.notCreated),
        canceled: t(offerMessages.photoCanceled),
        resetOnSuccess: true,
      })}
    >
      <Group title={offerMessages.groupWork}>
        <FormField form={form} name="title" />
        <FormField form={form} name="description" rows={5} />
        <TradeFields form={form} trades={trades} />
        <FormField form={form} name="budget" />
        <PhotoFields form={form} photos={photos} />
      </Group>
      <Group title={offerMessages.groupPlace}>
        <div className={fieldPair}>
          <FormField form={form} name="province" />
          <FormField form={form} name="city" choice={Combobox} />
        </div>
        <FormField form={form} name="address" />
        <FormField form={form} name="addressVisibility" choice="radio" />
      </Group>
      <SubmitButton isSticky>
        <Message>{edited ? offerMessages.saveChanges : offerMessages.publish}</Message>
      </SubmitButton>
    </Form>
  )
}
