'use client'
import { useState } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'

type OwnProps =
  | 'variant'
  | 'pending'
  | 'type'
  | 'onClick'
  | 'aria-pressed'
  | 'aria-expanded'
  | 'aria-haspopup'

export interface ToggleButtonProps extends Omit<ButtonProps, OwnProps> {
  /** Whether it is pressed (controlled). */
  isSelected?: boolean
  /** Whether it is initially pressed (uncontrolled).
   * @default false */
  defaultSelected?: boolean
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void
}

/** Renders a button that stays pressed until the next press. */
export const ToggleButton = ({
  isSelected,
  defaultSelected = false,
  onChange,
  ...button
}: ToggleButtonProps) => {
  const [own, setOwn] = useState(defaultSelected)
  const isPressed = isSelected ?? own
  return (
    <Button
      {...button}
      variant={isPressed ? 'primary' : 'secondary'}
      aria-pressed={isPressed}
      onClick={() => {
        setOwn(!isPressed)
        onChange?.(!isPressed)
      }}
    />
  )
}
