'use client'
import { useState } from 'react'
import { useMessages } from '../../provider/context.ts'
import { classes, classOf } from '../../theme/classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Photo.css.ts'
import { TilePattern } from './TilePattern.tsx'
import type { PassThroughProps } from '../passThrough.ts'
import { reloadFailedImage } from '../reloadFailedImage.ts'
import * as icons from '../Icon/icons.ts'

export interface PhotoProps extends PassThroughProps<HTMLSpanElement> {
  /** URL of the photo; `null` when there is none. */
  src: string | null
  /** Text alternative. Empty when text next to the photo describes it. */
  alt: string
  /** URLs of the photo by width, as in HTML. */
  srcSet?: string | undefined
  /** Display widths, as in HTML. */
  sizes?: string
  /** 16:10 (5:2 below 600 px), 16:9 or 1:1. `fill` covers a positioned parent.
   * @default 'card' */
  shape?: 'card' | 'detail' | 'square' | 'fill'
  /** Loads the photo with the page and not when it approaches the viewport. Use it for the first photo of a page.
   * @default false */
  isEager?: boolean
}

const NoPhoto = () => (
  <>
    <TilePattern />
    <span className={css.crossed} aria-hidden="true" />
    <span className={css.tag}>
      <span className={css.text}>
        <Icon icon={icons.noPhoto} size="md" />
        <span className={css.caption}>{useMessages()('photo.none')}</span>
      </span>
    </span>
  </>
)

/** Renders a photo in a box with a fixed aspect ratio, so that nothing moves when it loads. */
export const Photo = ({ src, alt, srcSet, sizes, shape = 'card', isEager = false, ...rest }: PhotoProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={classes(css.photo, classOf(css.shape, shape))} {...rest}>
      {src === null || src === broken ? (
        <NoPhoto />
      ) : (
        // The key replaces the element: otherwise the old photo stays visible until the new one has loaded.
        <img
          key={src}
          ref={reloadFailedImage}
          className={css.image}
          src={src}
          alt={alt}
          srcSet={srcSet}
          sizes={sizes}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  )
}
