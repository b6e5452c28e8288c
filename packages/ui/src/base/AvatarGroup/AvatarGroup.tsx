'use client'
import { useMessages } from '../../provider/context.ts'
import { useFormats } from '../../provider/useFormats.ts'
import { classes, classOf } from '../../theme/classes.ts'
import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import type { ElementProps } from '../passThrough.ts'
import * as css from './AvatarGroup.css.ts'

/** A person of an avatar group. */
export interface AvatarGroupPerson extends Pick<AvatarProps, 'name' | 'photo'> {
  /** Id of the person. Determines the tint behind the initials. */
  id: string | number
}

export interface AvatarGroupProps extends ElementProps<'ul'> {
  /** Accessible name: who the people are. */
  label: string
  /** The people, the most important first. */
  people: readonly AvatarGroupPerson[]
  /** Maximum number of avatars. The number of the other people follows.
   * @default 4 */
  max?: number
  /** Number of all people, if `people` has only the first ones.
   * @default the number of `people` */
  total?: number
  /** Diameter: 32, 40 or 56 px.
   * @default 'medium' */
  size?: 'small' | 'medium' | 'large'
}

/** Renders several people as overlapping avatars. */
export const AvatarGroup = (props: AvatarGroupProps) => {
  const { label, people, max = 4, total = people.length, size = 'medium', ...rest } = props
  const t = useMessages()
  const { number } = useFormats()
  const shown = people.slice(0, max)
  const others = total - shown.length
  return (
    <ul {...rest} aria-label={label} className={classes(css.group, classOf(css.size, size))}>
      {shown.map(({ id, ...person }) => (
        <li key={id} className={css.member}>
          <Avatar {...person} seed={id} size={size} isNamed />
        </li>
      ))}
      {others > 0 && (
        <li className={css.member}>
          <span className={css.more} aria-hidden="true">
            {`+${number(others)}`}
          </span>
          <span className={hidden}>{t('avatars.more', { count: others })}</span>
        </li>
      )}
    </ul>
  )
}
