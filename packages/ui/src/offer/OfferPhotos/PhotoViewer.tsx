'use client'
import { type OfferPhoto, photoSrcSet } from '@plomada/domain'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { IconButton } from '../../base/IconButton/IconButton.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { useOverride } from '../../marketplace/overrides.ts'
import * as offerMessages from '../offer.messages.ts'
import * as css from './OfferPhotos.css.ts'

interface PhotoViewerProps {
  photos: readonly OfferPhoto[]
  /** The photo that opens first; null while the viewer is closed. */
  index: number | null
  onClose: () => void
}

const SIZES = '(min-width: 75rem) 75rem, 100vw'

/** Renders the photos in a row that scrolls by swipe, keys and buttons, one at a time. */
const Slides = ({ photos, start }: { photos: readonly OfferPhoto[]; start: number }) => {
  const t = useOverride()
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(start)
  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    const slide = row.current?.children[Math.max(0, Math.min(photos.length - 1, index))]
    if (slide instanceof HTMLElement) row.current?.scrollTo({ left: slide.offsetLeft, behavior })
  }
  // Stable: the row scrolls and takes the focus only when it appears.
  const open = useCallback(
    (element: HTMLUListElement | null) => {
      row.current = element
      const slide = element?.children[start]
      if (!element || !(slide instanceof HTMLElement)) return
      element.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
      element.focus({ preventScroll: true })
    },
    [start],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: photos.length - 1 }[
      event.key
    ]
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }
  return (
    <div className={css.viewer} role="presentation" onKeyDown={onKeyDown}>
      <ul
        ref={open}
        className={css.slides}
        // A scrolling area takes the focus, for the keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t(offerMessages.photos)}
        onScroll={({ currentTarget }) =>
          setCurrent(Math.round(Math.abs(currentTarget.scrollLeft) / Math.max(1, currentTarget.clientWidth)))
        }
      >
        {photos.map(({ id, url, caption }, index) => (
          <li key={id} className={css.slide}>
            <figure className={css.slideFigure}>
              <img
                className={css.slideImage}
                src={url}
                srcSet={photoSrcSet(url)}
                sizes={SIZES}
                alt={t(offerMessages.photoName(index + 1, photos.length, caption))}
                loading={index === start ? 'eager' : 'lazy'}
                decoding="async"
              />
              <figcaption className={css.slideCaption}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <div className={css.controls}>
          <IconButton
            icon={icons.chevronLeft}
            label={t(offerMessages.previousPhoto)}
            variant="secondary"
            isDisabled={current === 0}
            onClick={() => show(current - 1)}
          />
          <output className={css.position}>{t(offerMessages.photoOf(current + 1, photos.length))}</output>
          <IconButton
            icon={icons.chevronRight}
            label={t(offerMessages.nextPhoto)}
            variant="secondary"
            isDisabled={current === photos.length - 1}
            onClick={() => show(current + 1)}
          />
        </div>
      )}
    </div>
  )
}

/** Renders the photos of an offer large, in a dialog. */
export const PhotoViewer = ({ photos, index, onClose }: PhotoViewerProps) => (
  <Dialog kind="large" isOpen={index !== null} onClose={onClose} title={useOverride()(offerMessages.photos)}>
    {index !== null && <Slides photos={photos} start={index} />}
  </Dialog>
)
