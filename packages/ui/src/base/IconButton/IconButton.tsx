'use client'
import type { AriaAttributes, MouseEvent, Ref } from 'react'
import type { ButtonVariant } from '../Button/Button.tsx'
import type { Picture } from '../Icon/icons.ts'
import { SquareButton } from './SquareButton.tsx'

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
  variant = 'ghost',
  size = 'medium',
  isDisabled = false,
  ...rest
}: IconButtonProps) => <SquareButton variant={variant} size={size} disabled={isDisabled} {...rest} />
