import type { ReactNode } from 'react'
import { classes } from '../../theme/classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconNode } from '../Icon/icons.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './Badge.css.ts'

export interface BadgeProps extends PassThroughProps<HTMLSpanElement> {
  /** Label of one or two words. */
  children: ReactNode
  /** Color. The three states of an offer also have a dot.
   * @default 'neutral' */
  tone?: 'neutral' | 'trade' | 'accent' | 'pendiente' | 'proceso' | 'terminado' | 'success' | 'danger'
  /** Icon before the label. */
  icon?: IconNode
  /** Set it for a badge on a tint of the same color.
   * @default false */
  isOnTint?: boolean
}

const states = ['pendiente', 'proceso', 'terminado'] as const

/** Renders a small label, such as a state, a role or a trade. */
export const Badge = ({ children, tone = 'neutral', icon, isOnTint = false, ...rest }: BadgeProps) => {
  const state = states.find((name) => name === tone)
  return (
    <span className={classes(css.badge, css.tone[tone], isOnTint && css.onTint)} {...rest}>
      {state && <span className={classes(css.spot, css.dot[state])} aria-hidden="true" />}
      {icon && <Icon icon={icon} size="sm" />}
      {children}
    </span>
  )
}
