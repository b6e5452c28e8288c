import type { ReactNode } from 'react'
import { classes } from '../../theme/classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Picture } from '../Icon/icons.ts'
import { Words } from '../Words/Words.tsx'
import * as css from './Badge.css.ts'

export interface BadgeProps {
  /** One word or two. */
  children: ReactNode
  /** Colour by role; the three states of an offer also get a dot.
   * @default 'neutral' */
  tone?: 'neutral' | 'trade' | 'accent' | 'pendiente' | 'proceso' | 'terminado' | 'success' | 'danger'
  /** Picture before the words. */
  icon?: Picture
  /** For a badge that stands on a tint of its own colour.
   * @default false */
  isOnTint?: boolean
}

const states = ['pendiente', 'proceso', 'terminado'] as const
const stateOf = (tone: string) => states.find((state) => state === tone)

/** A small label: a state, a role, a trade. */
export const Badge = ({ children, tone = 'neutral', icon, isOnTint = false }: BadgeProps) => {
  const state = stateOf(tone)
  return (
    <span className={classes(css.badge, css.tone[tone], isOnTint && css.onTint)}>
      {state && <span className={classes(css.spot, css.dot[state])} aria-hidden="true" />}
      {icon && <Icon picture={icon} size="sm" />}
      {typeof children === 'string' ? <Words>{children}</Words> : children}
    </span>
  )
}
