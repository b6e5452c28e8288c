import type { ReactNode } from 'react'
import { Anchor } from '../Anchor/Anchor.tsx'
import { classes } from '../../theme/classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Picture } from '../Icon/icons.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Words } from '../Words/Words.tsx'
import * as css from './Link.css.ts'
import { baseCopy } from '../base.copy.ts'

export interface LinkProps {
  /** Where it goes. */
  href: string
  /** What it says. */
  children: ReactNode
  /** `plain` is for names in a list, underlined only under the pointer.
   * @default 'link' */
  tone?: 'link' | 'plain'
  /** `standalone` has the height of a control.
   * @default 'inherit' */
  size?: 'inherit' | 'small' | 'standalone'
  /** Picture before the words. */
  icon?: Picture
  /** Picture after the words. */
  endIcon?: Picture
  /** Opens a new tab, and says so to screen readers.
   * @default false */
  isNewTab?: boolean
  /** The whole name, when the seen words repeat on the page. */
  label?: string
  /** Called when it is followed. */
  onFollow?: () => void
}

/** A text link. */
export const Link = ({
  href,
  children,
  tone = 'link',
  size = 'inherit',
  icon,
  endIcon,
  isNewTab = false,
  label,
  onFollow,
}: LinkProps) => (
  <Anchor
    href={href}
    className={classes(css.link, css.tone[tone], css.size[size])}
    target={isNewTab ? '_blank' : undefined}
    rel={isNewTab ? 'noopener noreferrer' : undefined}
    aria-label={label}
    onClick={onFollow}
  >
    {icon && <Icon picture={icon} size="sm" />}
    {typeof children === 'string' ? <Words>{children}</Words> : children}
    {endIcon && <Icon picture={endIcon} size="sm" />}
    {isNewTab && (
      <>
        {' '}
        <VisuallyHidden>{baseCopy.newTab}</VisuallyHidden>
      </>
    )}
  </Anchor>
)
