'use client'
import type { AriaAttributes, MouseEvent, Ref } from 'react'
import * as css from '../Button/Button.css.ts'
import type { ButtonVariant } from '../Button/Button.tsx'
import { classes } from '../../theme/classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/names.ts'

export interface IconButtonProps extends Pick<
  AriaAttributes,
  'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-pressed'
> {
  /** Which picture. */
  icon: IconName
  /** What it does. */
  label: string
  /** How it looks.
   * @default 'ghost' */
  variant?: Exclude<ButtonVariant, 'done'>
  /** 36 or 44 px.
   * @default 'medium' */
  size?: 'small' | 'medium'
  /** Takes no press.
   * @default false */
  isDisabled?: boolean
  /** Called on a press. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  /** The drawn button. */
  ref?: Ref<HTMLButtonElement>
}

/** A square button with a picture and a name. */
export const IconButton = ({
  icon,
  label,
  variant = 'ghost',
  size = 'medium',
  isDisabled = false,
  onClick,
  ref,
  ...aria
}: IconButtonProps) => (
  <button
    ref={ref}
    type="button"
    className={classes(
      css.button,
      css.variant[variant],
      css.size[size],
      css.square,
      size === 'small' && css.squareSmall,
    )}
    disabled={isDisabled}
    aria-label={label}
    title={label}
    onClick={onClick}
    {...aria}
  >
    <Icon name={icon} />
  </button>
)
