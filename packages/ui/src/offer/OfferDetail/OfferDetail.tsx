import { capitalize, type Offer, type OfferPreview } from '@plomada/domain'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Spinner } from '../../base/Spinner/Spinner.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import * as offerMessages from '../offer.messages.ts'
import { OfferFacts } from '../OfferFacts/OfferFacts.tsx'
import { OfferHeader } from '../OfferHeader/OfferHeader.tsx'
import { OfferPhotos } from '../OfferPhotos/OfferPhotos.tsx'
import * as css from './OfferDetail.css.ts'

export interface OfferDetailProps {
  /** The offer or its preview; undefined while it loads. */
  offer: Offer | OfferPreview | undefined
}

/** Returns the photos of an offer. One that comes from a list has only the first. */
const getPhotos = ({ photo, photos }: Pick<Offer, 'photo' | 'photos'>): Offer['photos'] =>
  photos.length === 0 && photo !== null ? [{ id: photo, url: photo, caption: '' }] : photos

/** Renders the details of an offer. */
export const OfferDetail = ({ offer }: OfferDetailProps) =>
  offer ? (
    <Panel element="article" padding="none" isClipped>
      <OfferHeader offer={offer} />
      <div className={css.body}>
        <OfferPhotos photos={getPhotos(offer)} />
        <OfferFacts offer={offer} isLarge />
        <Stack gap={2}>
          <Heading level={2}>
            <Message>{offerMessages.about}</Message>
          </Heading>
          <Text keepLineBreaks>
            {offer.description === '' ? (
              <Message>{offerMessages.noDescription}</Message>
            ) : (
              capitalize(offer.description)
            )}
          </Text>
        </Stack>
      </div>
    </Panel>
  ) : (
    <Panel>
      <div className={css.loading}>
        <Spinner />
      </div>
    </Panel>
  )
