'use client'
import type { ComponentProps } from 'react'
import { useWords } from '../../provider/index.ts'
import { classes } from '../../theme/classes.ts'
import * as button from '../Button/Button.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconButtonProps } from './IconButton.tsx'
import * as css from './IconButton.css.ts'
import { useTip } from './useTip.ts'

type OwnProps = Required<Pick<IconButtonProps, 'icon' | 'label' | 'variant' | 'size'>>
type SquareButtonProps = OwnProps & Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'>

/** What `IconButton` and the button of `Menu` are made of: the square, its picture, its name and its tip. */
export const SquareButton = ({
  icon,
  label,
  variant,
  size,
  onPointerEnter,
  onFocus,
  onKeyDown,
  ...rest
}: SquareButtonProps) => {
  const words = useWords()
  const { tip, handlers } = useTip()
  return (
    <button
      type="button"
      className={classes(button.button, button.variant[variant], button.size[size], css.square[size])}
      aria-label={words(label)}
      {...handlers}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        handlers.onPointerEnter(event)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        handlers.onFocus(event)
      }}
      onKeyDown={(event) => {
        handlers.onKeyDown(event)
        onKeyDown?.(event)
      }}
      {...rest}
    >
      <Icon picture={icon} />
      <span ref={tip} popover="manual" className={css.tip} aria-hidden="true">
        {words(label)}
      </span>
    </button>
  )
}
