'use client'
import { useState, type ReactNode } from 'react'
import { useProvider } from '../../provider/context.ts'
import { classes, classOf } from '../../theme/classes.ts'
import type { PassThroughProps } from '../passThrough.ts'
import { reloadFailedImage } from '../reloadFailedImage.ts'
import * as css from './Avatar.css.ts'
import { getInitials, getTint } from './fallback.ts'

export interface AvatarProps extends PassThroughProps<HTMLSpanElement> {
  /** Name of the person. Determines the initials. */
  name: string
  /** Determines the tint behind the initials: pass the id of the person.
   * @default the name */
  seed?: string | number
  /** URL of the photo; `null` if there is none. */
  photo?: string | null
  /** Diameter: 32, 40, 56 or 124 px.
   * @default 'medium' */
  size?: 'small' | 'medium' | 'large' | 'huge'
  /** Exposes the name to screen readers. Leave it off where the name is next to the avatar.
   * @default false */
  isNamed?: boolean
  /** Drawing shown instead of the initials. */
  children?: ReactNode
}

/** Renders a round portrait: the photo, or the initials on a tint. */
export const Avatar = ({
  name,
  seed = name,
  photo = null,
  size = 'medium',
  isNamed = false,
  children,
  ...rest
}: AvatarProps) => {
  const locale = useProvider().language?.locale
  const [broken, setBroken] = useState<string | null>(null)
  const source = photo !== null && photo !== broken ? photo : null
  return (
    <span
      className={classes(css.avatar, classOf(css.size, size), classOf(css.tint, getTint(seed)))}
      role={isNamed ? 'img' : undefined}
      aria-label={isNamed ? name : undefined}
      aria-hidden={isNamed ? undefined : true}
      {...rest}
    >
      {source !== null ? (
        <img
          key={source}
          ref={reloadFailedImage}
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(source)}
        />
      ) : (
        (children ?? getInitials(name, locale))
      )}
    </span>
  )
}
