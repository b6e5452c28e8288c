'use client'
import { useState } from 'react'
import { classes } from '../../theme/classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Photo.css.ts'
import { Vainilla } from './Vainilla.tsx'
import { baseCopy } from '../base.copy.ts'
import { Words } from '../Words/Words.tsx'
import * as icons from '../Icon/icons.ts'

export interface PhotoProps {
  /** Address of the photo; `null` when there is none. */
  src: string | null
  /** What is on it; empty when the words beside it say so. */
  alt: string
  /** The widths in which the photo exists, as in HTML.
   * @default one width, as `src` says */
  srcSet?: string | undefined
  /** How wide it will be drawn, as in HTML. */
  sizes?: string
  /** 16:10 (5:2 under 600 px), 16:9 or 1:1; `fill` covers a box that the caller has sized.
   * @default 'card' */
  shape?: 'card' | 'detail' | 'square' | 'fill'
  /** Loaded at once instead of on approach: for the first photo of a page.
   * @default false */
  isEager?: boolean
}

const WithoutPhoto = () => (
  <>
    <Vainilla />
    <span className={css.crossed} aria-hidden="true" />
    <span className={css.tag}>
      <span className={css.words}>
        <Icon picture={icons.noPhoto} size="md" />
        <span className={css.caption}>
          <Words>{baseCopy.noPhoto}</Words>
        </span>
      </span>
    </span>
  </>
)

/** A photo in a box of fixed shape, so that nothing moves when it arrives. */
export const Photo = ({ src, alt, srcSet, sizes, shape = 'card', isEager = false }: PhotoProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={classes(css.photo, css.shape[shape])}>
      {src === null || src === broken ? (
        <WithoutPhoto />
      ) : (
        // Another photo is another element: this one would show the old photo until the new one has come.
        <img
          key={src}
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
