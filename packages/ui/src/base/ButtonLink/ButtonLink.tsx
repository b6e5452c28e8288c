import { Anchor } from '../Anchor/Anchor.tsx'
import * as css from '../Button/Button.css.ts'
import type { ButtonProps, ButtonVariant } from '../Button/Button.tsx'
import { classes, classOf } from '../../theme/classes.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import type { PassThroughProps } from '../passThrough.ts'

export interface ButtonLinkProps
  extends
    PassThroughProps<HTMLAnchorElement>,
    Pick<ButtonProps, 'children' | 'size' | 'isBlock' | 'icon' | 'endIcon' | 'label'> {
  /** URL. */
  href: string
  /** Appearance.
   * @default 'primary' */
  variant?: Exclude<ButtonVariant, 'done'>
  /** Called on click. */
  onFollow?: () => void
}

/** Renders a link that looks like a button. */
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
  ...rest
}: ButtonLinkProps) => (
  <Anchor
    href={href}
    className={classes(
      css.button,
      classOf(css.variant, variant),
      classOf(css.size, size),
      isBlock && css.block,
    )}
    aria-label={label}
    onClick={onFollow}
    {...rest}
  >
    <span className={css.content}>
      {icon && <Glyph icon={icon} />}
      {children}
      {endIcon && <Glyph icon={endIcon} />}
    </span>
  </Anchor>
)
