'use client'
import { type OfferPhoto, photoSrcSet, smallPhoto } from '@plomada/domain'
import { type ReactNode, useState } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { createLoader, useLoaded } from '../../base/Field/useLoaded.ts'
import { Photo } from '../../base/Photo/Photo.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import * as offerMessages from '../offer.messages.ts'
import * as css from './OfferPhotos.css.ts'

export interface OfferPhotosProps {
  /** The photos of an offer, in their order. */
  photos: readonly OfferPhoto[]
}

const load = createLoader(() => import('./PhotoViewer.tsx').then(({ PhotoViewer }) => PhotoViewer))

const LARGE_SIZES = '(min-width: 75rem) 37.5rem, (min-width: 46.875rem) 60vw, 100vw'

/** Renders the photos of an offer: the first one large, the others in a strip. Each opens in a viewer, without scripts in the page. */
export const OfferPhotos = ({ photos }: OfferPhotosProps) => {
  const t = useOverride()
  const [opened, setOpened] = useState<number | null>(null)
  const [Viewer, loadNow] = useLoaded(load)
  const [first, ...others] = photos
  const link = (photo: OfferPhoto, index: number, content: ReactNode) => (
    <Anchor
      href={photo.url}
      className={css.link}
      aria-label={t(offerMessages.photoName(index + 1, photos.length, photo.caption))}
      onClick={(event) => {
        event.preventDefault()
        setOpened(index)
        loadNow()
      }}
    >
      {content}
    </Anchor>
  )
  if (!first) return <Photo src={null} alt="" shape="detail" />
  return (
    <div className={css.photos}>
      <figure className={css.figure}>
        {link(
          first,
          0,
          <Photo
            src={first.url}
            alt=""
            srcSet={photoSrcSet(first.url)}
            shape="detail"
            sizes={LARGE_SIZES}
            isEager
          />,
        )}
        {first.caption !== '' && (
          <figcaption>
            <Text size="small" tone="muted">
              {first.caption}
            </Text>
          </figcaption>
        )}
      </figure>
      {others.length > 0 && (
        <div
          role="presentation"
          // Browsers do not scroll to a photo that is partly visible, which cuts off its focus ring.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          <ul className={css.strip} aria-label={t(offerMessages.otherPhotos)}>
            {others.map((photo, index) => (
              <li key={photo.id}>
                {link(photo, index + 1, <Photo src={smallPhoto(photo.url)} alt="" shape="square" />)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {Viewer && <Viewer photos={photos} index={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}
