'use client'
import type { AriaAttributes, MouseEvent, Ref } from 'react'
import * as css from '../Button/Button.css.ts'
import { tip as tipLook } from './IconButton.css.ts'
import { useTip } from './useTip.ts'
import type { ButtonVariant } from '../Button/Button.tsx'
import { classes } from '../../theme/classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Picture } from '../Icon/icons.ts'
import { useWords } from '../../provider/index.ts'

export interface IconButtonProps extends Pick<
  AriaAttributes,
  'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-pressed'
> {
  /** Which picture. */
  icon: Picture
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

/** A square button with a picture and a name, which a tip shows to whoever comes near. */
export const IconButton = ({
  icon,
  label,
  variant = 'ghost',
  size = 'medium',
  isDisabled = false,
  onClick,
  ref,
  ...aria
}: IconButtonProps) => {
  const words = useWords()
  const { tip, handlers } = useTip()
  return (
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
      aria-label={words(label)}
      onClick={onClick}
      {...handlers}
      {...aria}
    >
      <Icon picture={icon} />
      <span ref={tip} popover="manual" className={tipLook} aria-hidden="true">
        {words(label)}
      </span>
    </button>
  )
}
