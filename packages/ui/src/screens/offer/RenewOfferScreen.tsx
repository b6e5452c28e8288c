'use client'
import type { Offer } from '@plomada/domain'
import { Skeleton, Stack } from '../../base/index.ts'
import { FormPage } from '../../layout/index.ts'
import { useOverride } from '../../marketplace/overrides.ts'
import { offerMessages, RenewPanel, type RenewPanelProps } from '../../offer/index.ts'

export interface RenewOfferScreenProps extends Omit<RenewPanelProps, 'offer'> {
  /** The own offer; undefined while it loads. */
  offer: Offer | undefined
}

/** Renders /service/renovar/{id}, which asks whether to renew an own offer: the link of a mail changes nothing. */
export const RenewOfferScreen = ({ offer, ...panel }: RenewOfferScreenProps) => {
  const t = useOverride()
  return (
    <FormPage title={t(offerMessages.renewTitle)}>
      {offer ? (
        <RenewPanel offer={offer} {...panel} />
      ) : (
        <Stack>
          <Skeleton shape="title" />
          <Skeleton shape="button" />
        </Stack>
      )}
    </FormPage>
  )
}
