'use client'
import type { Offer } from '@plomada/domain'
import { ButtonLink, EmptyState } from '../../base/index.ts'
import { FormPage, ListError } from '../../layout/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { OfferForm, type OfferFormProps, offerMessages } from '../../offer/index.ts'

export interface EditOfferScreenProps extends Omit<OfferFormProps, 'edited'> {
  /** The own offer; undefined while it loads. */
  offer: Offer | undefined
  /** Whether the offer or the trades failed to load. */
  hasFailed: boolean
  /** Loads them again. */
  onRetry: () => void
  /** Address of the user's offers. */
  backHref: string
}

/** Renders /service/editar/{id}, the form of an own open offer. */
export const EditOfferScreen = ({ offer, hasFailed, onRetry, backHref, ...form }: EditOfferScreenProps) => {
  const t = useOverride()
  return (
    <FormPage
      title={t(offerMessages.editTitle)}
      {...(offer?.phase === 'open' && { lead: t(offerMessages.editHelp(offer.applicants.length)) })}
    >
      {hasFailed ? (
        <ListError emptyTitle={t(offerMessages.notEditable)} onRetry={onRetry} />
      ) : offer && offer.phase !== 'open' ? (
        <EmptyState title={t(offerMessages.notEditable)}>
          <ButtonLink href={backHref} variant="secondary">
            <Message>{offerMessages.backToOwn}</Message>
          </ButtonLink>
        </EmptyState>
      ) : (
        // The form starts with the offer: it waits for it as for the trades.
        <OfferForm {...form} trades={offer && form.trades} {...(offer && { edited: offer })} />
      )}
    </FormPage>
  )
}
