'use client'
import { classes, classOf } from '../../theme/classes.ts'
import * as button from '../Button/Button.css.ts'
import type { ButtonProps, ButtonVariant } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconNode } from '../Icon/icons.ts'
import type { ControlPassThroughProps, ElementProps, PassThroughProps } from '../passThrough.ts'
import * as css from './IconButton.css.ts'
import { useTooltip } from '../Tooltip/useTooltip.ts'

export interface IconButtonProps
  extends
    PassThroughProps<HTMLButtonElement>,
    ControlPassThroughProps,
    Pick<ButtonProps, 'isDisabled' | 'onClick'> {
  /** Icon. */
  icon: IconNode
  /** Accessible name, also shown as tooltip: what the button does. */
  label: string
  /** Appearance.
   * @default 'ghost' */
  variant?: Exclude<ButtonVariant, 'done'>
  /** Width and height: 36 or 44 px.
   * @default 'medium' */
  size?: 'small' | 'medium'
}

type SquareButtonProps = Pick<IconButtonProps, 'icon' | 'label' | 'variant' | 'size'> & ElementProps<'button'>

/** Renders a square button with an icon and a tooltip, for `IconButton` and `Menu`. */
export const SquareButton = ({
  icon,
  label,
  variant = 'ghost',
  size = 'medium',
  onPointerEnter,
  onFocus,
  ...rest
}: SquareButtonProps) => {
  const { tooltip, handlers } = useTooltip()
  return (
    <button
      type="button"
      className={classes(
        button.button,
        classOf(button.variant, variant),
        classOf(button.size, size),
        classOf(css.square, size),
      )}
      aria-label={label}
      {...handlers}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        handlers.onPointerEnter(event)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        handlers.onFocus(event)
      }}
      {...rest}
    >
      <Icon icon={icon} />
      <span ref={tooltip} popover="manual" className={css.tooltip} aria-hidden="true">
        {label}
      </span>
    </button>
  )
}

/** Renders a square button with an icon. Its name shows in a tooltip. */
export const IconButton = ({ isDisabled = false, ...rest }: IconButtonProps) => (
  <SquareButton disabled={isDisabled} {...rest} />
)
