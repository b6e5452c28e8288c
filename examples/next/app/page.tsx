import { offers } from '@plomada/domain/fixtures'
import { ButtonLink } from '@plomada/ui/ButtonLink'
import { Money } from '@plomada/ui/Money'
import { OfferStateBadge } from '@plomada/ui/OfferStateBadge'
import { Page } from '@plomada/ui/Page'
import { Stack } from '@plomada/ui/Stack'
import { Stars } from '@plomada/ui/Stars'
import { Text } from '@plomada/ui/Text'
import { InteractiveOffer } from './InteractiveOffer'

/** A server component. Only `InteractiveOffer` runs in the browser. */
export default function OffersPage() {
  const { title, budget, state } = offers.tankPump
  return (
    <Page title="Trabajos de la semana">
      <Stack gap={5}>
        <Text>{title}</Text>
        <OfferStateBadge state={state} />
        <Stars score={4} />
        <Money amount={budget} size="price" />
        <InteractiveOffer />
        <ButtonLink href="/pedir">Preguntar</ButtonLink>
      </Stack>
    </Page>
  )
}
