'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../../provider/context.ts'
import { classes, classOf } from '../../theme/classes.ts'
import type { ElementProps } from '../passThrough.ts'
import * as css from './DescriptionList.css.ts'

/** A term with its description. */
export interface Description {
  /** Unique in the list. */
  id: string | number
  /** Term. */
  term: ReactNode
  /** Description. «Not specified» if it is empty, `null` or `undefined`. */
  description: ReactNode
}

export interface DescriptionListProps extends ElementProps<'dl'> {
  /** The terms with their descriptions, in order. */
  items: readonly Description[]
  /** Maximum number of columns. There are fewer where they would be too narrow.
   * @default 2 */
  columns?: 1 | 2 | 3
  /** `stacked` has the term above the description, in columns. `rows` has both on one line, in one column.
   * @default 'stacked' */
  layout?: 'stacked' | 'rows'
}

/** Renders facts about one thing: terms with their descriptions. */
export const DescriptionList = ({
  items,
  columns = 2,
  layout = 'stacked',
  ...rest
}: DescriptionListProps) => {
  const t = useMessages()
  const isStacked = layout === 'stacked'
  return (
    <dl {...rest} className={classes(css.list, isStacked ? classOf(css.columns, columns) : css.rows)}>
      {items.map(({ id, term, description }) => {
        const isMissing = description === undefined || description === null || description === ''
        return (
          <div key={id} className={isStacked ? css.item : css.row}>
            <dt className={css.term}>{term}</dt>
            <dd className={isMissing ? css.missing : css.description}>
              {isMissing ? t('form.none') : description}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
