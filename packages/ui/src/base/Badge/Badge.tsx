import type { ReactNode } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconNode } from '../Icon/icons.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './Badge.css.ts'

export interface BadgeProps extends PassThroughProps<HTMLSpanElement> {
  /** Label of one or two words. */
  children: ReactNode
  /** Color.
   * @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'progress' | 'accent' | 'trade'
  /** Shows a dot in the color of the tone. Use it for a state that changes.
   * @default false */
  hasDot?: boolean
  /** Icon before the label. */
  icon?: IconNode
  /** Set it for a badge on a tint of the same color.
   * @default false */
  isOnTint?: boolean
}

/** Renders a small label, such as a state, a role or a category. */
export const Badge = ({
  children,
  tone = 'neutral',
  hasDot = false,
  icon,
  isOnTint = false,
  ...rest
}: BadgeProps) => (
  <span
    className={classes(
      css.badge,
      tone === 'neutral' && hasDot ? css.neutralState : classOf(css.tone, tone),
      isOnTint && css.onTint,
      hasDot && css.spot,
      hasDot && classOf(css.dot, tone),
    )}
    {...rest}
  >
    {icon && <Icon icon={icon} size="sm" />}
    {children}
  </span>
)
