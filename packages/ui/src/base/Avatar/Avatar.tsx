'use client'
import { useState, type ReactNode } from 'react'
import { classes } from '../../theme/classes.ts'
import * as css from './Avatar.css.ts'
import { getInitials, getTint } from './fallback.ts'

export interface AvatarProps {
  /** Name of the person. Determines the initials. */
  name: string
  /** Id of the person. Determines the tint behind the initials. */
  id: number
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
  id,
  photo = null,
  size = 'medium',
  isNamed = false,
  children,
}: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const source = photo !== null && photo !== broken ? photo : null
  return (
    <span
      className={classes(css.avatar, css.size[size], css.tint[getTint(id)])}
      role={isNamed ? 'img' : undefined}
      aria-label={isNamed ? name : undefined}
      aria-hidden={isNamed ? undefined : true}
    >
      {source !== null ? (
        <img
          key={source}
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(source)}
        />
      ) : (
        (children ?? getInitials(name))
      )}
    </span>
  )
}
