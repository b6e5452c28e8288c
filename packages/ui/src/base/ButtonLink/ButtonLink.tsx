import type { ReactNode } from 'react'
import { Anchor } from '../Anchor/Anchor.tsx'
import * as css from '../Button/Button.css.ts'
import type { ButtonVariant } from '../Button/Button.tsx'
import { classes } from '../../theme/classes.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import type { Picture } from '../Icon/icons.ts'
import { Words } from '../Words/Words.tsx'

export interface ButtonLinkProps {
  /** Where it goes. */
  href: string
  /** What it says. */
  children: ReactNode
  /** How it looks.
   * @default 'primary' */
  variant?: Exclude<ButtonVariant, 'done'>
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
  /** The whole name, when the seen words repeat on the page. */
  label?: string
  /** Called when it is followed. */
  onFollow?: () => void
}

/** A link that looks like a button: it goes somewhere and does nothing else. */
export const ButtonLink = ({
  href,
  children,
  variant = 'primary',
  size = 'medium',
  isBlock = false,
  icon,
  endIcon,
  label,
  onFollow,
}: ButtonLinkProps) => (
  <Anchor
    href={href}
    className={classes(css.button, css.variant[variant], css.size[size], isBlock && css.block)}
    aria-label={label}
    onClick={onFollow}
  >
    <span className={css.content}>
      {icon && <Glyph picture={icon} />}
      {typeof children === 'string' ? <Words>{children}</Words> : children}
      {endIcon && <Glyph picture={endIcon} />}
    </span>
  </Anchor>
)
