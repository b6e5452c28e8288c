'use client'
import type { MouseEvent, ReactNode } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import type { IconNode } from '../Icon/icons.ts'
import { Ring } from '../Spinner/Ring.tsx'
import type { ControlPassThroughProps, PassThroughProps } from '../passThrough.ts'
import * as css from './Button.css.ts'
import * as icons from '../Icon/icons.ts'

/** Appearance of a button. `accent` is for the main action of a view, `primary` for repeated actions. */
export type ButtonVariant = 'accent' | 'primary' | 'secondary' | 'ghost' | 'danger' | 'done' | 'outline'

export interface ButtonProps extends PassThroughProps<HTMLButtonElement>, ControlPassThroughProps {
  /** Label: a verb. */
  children: ReactNode
  /** Appearance. `done` is for an action that is finished and cannot be repeated.
   * @default 'primary' */
  variant?: ButtonVariant
  /** Height: 36, 44 or 52 px.
   * @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Fills the width of its container.
   * @default false */
  isBlock?: boolean
  /** Icon before the label. */
  icon?: IconNode
  /** Icon after the label. */
  endIcon?: IconNode
  /** Progress label, such as «Saving…». While set, the button keeps its width and ignores clicks. */
  pending?: ReactNode
  /** Disables the button.
   * @default false */
  isDisabled?: boolean
  /** Keeps a disabled button focusable. Set it if the button becomes disabled on click, so that focus is not lost.
   * @default false */
  keepsFocus?: boolean
  /** HTML type.
   * @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** Accessible name, where the visible text repeats on the page. */
  label?: string
  /** Value that the form sends when this button submits it. */
  value?: string
  /** Called on click. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

/** Triggers an action on the current page, such as applying, sending, paying or closing. */
export const Button = ({
  children,
  variant = 'primary',
  size = 'medium',
  isBlock = false,
  icon = variant === 'done' ? icons.check : undefined,
  endIcon,
  pending,
  isDisabled = false,
  keepsFocus = false,
  type = 'button',
  label,
  onClick,
  ...rest
}: ButtonProps) => {
  const isPending = pending !== undefined
  const isDone = variant === 'done'
  const isOff = isDisabled || isDone
  const isInert = isPending || (keepsFocus && isOff)
  return (
    <button
      type={type}
      className={classes(
        css.button,
        classOf(css.variant, variant),
        classOf(css.size, size),
        isBlock && css.block,
      )}
      disabled={!keepsFocus && isOff}
      // Not `disabled` while pending: the button would lose focus.
      aria-disabled={isInert || undefined}
      aria-busy={isPending || undefined}
      aria-label={isPending ? undefined : label}
      data-keeps-opacity={isDone || undefined}
      onClick={(event) => (isInert ? event.preventDefault() : onClick?.(event))}
      {...rest}
    >
      <span className={classes(css.content, isPending && css.hidden)} aria-hidden={isPending || undefined}>
        {icon && <Glyph icon={icon} />}
        {children}
        {endIcon && <Glyph icon={endIcon} />}
      </span>
      {isPending && (
        <span className={css.content}>
          <Ring />
          {pending}
        </span>
      )}
    </button>
  )
}
