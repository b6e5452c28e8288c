'use client'
import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classes } from '../../theme/classes.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import type { Picture } from '../Icon/icons.ts'
import { Ring } from '../Spinner/Ring.tsx'
import { Words } from '../Words/Words.tsx'
import * as css from './Button.css.ts'
import { useWords } from '../../provider/index.ts'
import * as icons from '../Icon/icons.ts'

/** Looks of a button. `accent` is for the one action of a view, `primary` for an action that repeats. */
export type ButtonVariant = 'accent' | 'primary' | 'secondary' | 'ghost' | 'danger' | 'done' | 'outline'

export interface ButtonProps extends Pick<
  AriaAttributes,
  'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-pressed' | 'aria-describedby'
> {
  /** What it does: a verb. */
  children: ReactNode
  /** How it looks. `done` is for something that has been done and is not offered again.
   * @default 'primary' */
  variant?: ButtonVariant
  /** 36, 44 or 52 px high.
   * @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** As wide as its container.
   * @default false */
  isBlock?: boolean
  /** Picture before the words. */
  icon?: Picture
  /** Picture after the words. */
  endIcon?: Picture
  /** What it is doing now, such as «procesando...». The button keeps its width and takes no press. */
  pending?: string | undefined
  /** Takes no press.
   * @default false */
  isDisabled?: boolean
  /** Stays within reach of the keyboard while it is disabled, where it would lose the focus of whoever pressed it.
   * @default false */
  keepsFocus?: boolean
  /** Sends the form around it, or not.
   * @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** The whole name, when the seen words repeat on the page. */
  label?: string
  /** Called on a press. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  /** The drawn button. */
  ref?: Ref<HTMLButtonElement>
}

const worded = (children: ReactNode) => (typeof children === 'string' ? <Words>{children}</Words> : children)

/** Something that acts. */
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
  ref,
  ...aria
}: ButtonProps) => {
  const isPending = pending !== undefined
  const isInert = isPending || (isDisabled && keepsFocus)
  const words = useWords()
  return (
    <button
      ref={ref}
      type={type}
      className={classes(css.button, css.variant[variant], css.size[size], isBlock && css.block)}
      disabled={(isDisabled && !keepsFocus) || variant === 'done'}
      // Pending is not `disabled`: that would throw the focus away in the middle of the work.
      aria-disabled={isInert || undefined}
      aria-busy={isPending || undefined}
      aria-label={isPending || label === undefined ? undefined : words(label)}
      data-keeps-look={variant === 'done' || undefined}
      onClick={(event) => (isInert ? event.preventDefault() : onClick?.(event))}
      {...aria}
    >
      <span className={classes(css.content, isPending && css.away)} aria-hidden={isPending || undefined}>
        {icon && <Glyph picture={icon} />}
        {worded(children)}
        {endIcon && <Glyph picture={endIcon} />}
      </span>
      {isPending && (
        <span className={css.content}>
          <Ring />
          {worded(pending)}
        </span>
      )}
    </button>
  )
}
