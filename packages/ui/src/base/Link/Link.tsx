'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../../provider/context.ts'
import { Anchor } from '../Anchor/Anchor.tsx'
import { classes, classOf } from '../../theme/classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconNode } from '../Icon/icons.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './Link.css.ts'

export interface LinkProps extends PassThroughProps<HTMLAnchorElement> {
  /** URL. */
  href: string
  /** Text. */
  children: ReactNode
  /** `plain` is for names in a list. It is underlined on hover only.
   * @default 'link' */
  tone?: 'link' | 'plain'
  /** `standalone` has the height of a control.
   * @default 'inherit' */
  size?: 'inherit' | 'small' | 'standalone'
  /** Icon before the label. */
  icon?: IconNode
  /** Icon after the label. */
  endIcon?: IconNode
  /** Opens a new tab and announces it to screen readers.
   * @default false */
  isNewTab?: boolean
  /** Accessible name, where the visible text repeats on the page. */
  label?: string
  /** Called on click. */
  onFollow?: () => void
}

const NewTab = () => (
  <>
    {' '}
    <VisuallyHidden>{useMessages()('newTab')}</VisuallyHidden>
  </>
)

/** Renders a text link. */
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
  ...rest
}: LinkProps) => (
  <Anchor
    href={href}
    className={classes(css.link, classOf(css.tone, tone), classOf(css.size, size))}
    target={isNewTab ? '_blank' : undefined}
    rel={isNewTab ? 'noopener noreferrer' : undefined}
    aria-label={label}
    onClick={onFollow}
    {...rest}
  >
    {icon && <Icon icon={icon} size="sm" />}
    {children}
    {endIcon && <Icon icon={endIcon} size="sm" />}
    {isNewTab && <NewTab />}
  </Anchor>
)
