'use client'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { classes } from '../../theme/classes.ts'
import * as css from './Avatar.css.ts'
import { initials, tintOf } from './initials.ts'

export interface AvatarProps {
  /** Whose it is. Gives the initials, and the name when `isNamed`. */
  name: string
  /** Picks the tint behind the initials. */
  id: number
  /** Address of the photo; `null` when there is none. */
  photo?: string | null
  /** 32, 40, 56 or 124 px.
   * @default 'medium' */
  size?: 'small' | 'medium' | 'large' | 'huge'
  /** Reads the name aloud; leave it off where the name stands beside it.
   * @default false */
  isNamed?: boolean
  /** A drawing in place of the initials. */
  children?: ReactNode
}

/** A round portrait: the photo, or the initials on a tint. Never a grey silhouette. */
export const Avatar = ({
  name,
  id,
  photo = null,
  size = 'medium',
  isNamed = false,
  children,
}: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = photo !== null && photo !== broken ? photo : null
  return (
    <span
      className={classes(css.avatar, css.size[size], css.tint[tintOf(id)])}
      role={isNamed ? 'img' : undefined}
      aria-label={isNamed ? name : undefined}
      aria-hidden={isNamed ? undefined : true}
    >
      {shown !== null ? (
        <img
          key={shown}
          src={shown}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(shown)}
        />
      ) : (
        (children ?? initials(name))
      )}
    </span>
  )
}
