'use client'
import { FormPage, ListError } from '../../layout/index.ts'
import { useOverride } from '../../marketplace/overrides.ts'
import { OfferForm, type OfferFormProps, offerMessages } from '../../offer/index.ts'
import { tradeMessages } from '../../trade/index.ts'

export interface CreateOfferScreenProps extends OfferFormProps {
  /** Whether the trades failed to load. */
  hasFailed: boolean
  /** Loads the trades again. */
  onRetry: () => void
}

/** Renders /create/service, the form for a new offer. */
export const CreateOfferScreen = ({ hasFailed, onRetry, ...form }: CreateOfferScreenProps) => {
  const t = useOverride()
  return (
    <FormPage title={t(offerMessages.create)}>
      {hasFailed ? (
        <ListError emptyTitle={t(tradeMessages.none)} onRetry={onRetry} />
      ) : (
        <OfferForm {...form} />
      )}
    </FormPage>
  )
}
