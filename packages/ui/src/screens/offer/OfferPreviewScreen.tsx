import { type ReactNode, useId } from 'react'
import {
  capitalize,
  paths,
  tradeOffersHref,
  tradeProfessionalsHref,
  type OfferPreview,
  type TradeRef,
} from '@plomada/domain'
import { Heading, Link, Panel, ShareButton, Stack } from '../../base/index.ts'
import { DetailPage } from '../../layout/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { OfferDetail, OfferPreviewPanel, offerMessages } from '../../offer/index.ts'

export interface OfferPreviewScreenProps {
  /** The part of the offer that everyone may see; undefined while it loads. */
  offer: OfferPreview | undefined
  /** Called when the visitor wants to apply: sign in, and apply afterwards. */
  onApply: () => void
  /** The public questions, below the details. */
  questions?: ReactNode
}

/** Renders /service/detail/{id}, an offer for a visitor. Its columns are those of `OfferScreen`. */
export const OfferPreviewScreen = ({ offer, onApply, questions }: OfferPreviewScreenProps) => (
  <DetailPage
    side={
      offer && (
        <Stack>
          <OfferPreviewPanel offer={offer} onApply={onApply} backHref={paths.offers} />
          <ShareButton title={capitalize(offer.title)} />
        </Stack>
      )
    }
    suggestions={offer ? <TradeLinks trades={offer.trades} /> : null}
  >
    <OfferDetail offer={offer} />
    {questions}
  </DetailPage>
)

/** Renders links to the lists of the trades of an offer. */
const TradeLinks = ({ trades }: { trades: readonly TradeRef[] }) => {
  const id = useId()
  return (
    <Panel element="nav" padding="small" labelledBy={id}>
      <Stack gap={2}>
        <Heading level={2} size="card" id={id}>
          <Message>{offerMessages.seeAlso}</Message>
        </Heading>
        {trades.map((trade) => (
          <Stack key={trade.id} gap={1} align="start">
            <Link href={tradeOffersHref(trade)} size="standalone">
              <Message>{offerMessages.offersOf(trade.name)}</Message>
            </Link>
            <Link href={tradeProfessionalsHref(trade)} size="standalone">
              <Message>{offerMessages.professionalsOf(trade.name)}</Message>
            </Link>
          </Stack>
        ))}
      </Stack>
    </Panel>
  )
}
