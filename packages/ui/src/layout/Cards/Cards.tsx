'use client'
import type { ReactNode } from 'react'
import { Grid } from '../../base/Grid/Grid.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { getItemKey, type KeyProps } from '../../base/keys.ts'
import type { PassThroughProps } from '../../base/passThrough.ts'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../../provider/context.ts'
import { ListError } from '../ListError/ListError.tsx'
import { BeforeRemoval } from './BeforeRemoval.tsx'
import * as css from './Cards.css.ts'
import { useFocusAfterRemoval, useHeadingFocus } from './useListFocus.ts'
import { useRecycledKeys } from './useRecycledKeys.ts'

interface OwnProps<Item> extends PassThroughProps {
  /** The items of the list; undefined while it loads. */
  items: readonly Item[] | undefined
  /** Renders the card of an item. */
  renderItem: (item: Item) => ReactNode
  /** Content when there are no items. */
  empty: ReactNode
  /** Title of the empty state. Also the heading of the error message. */
  emptyTitle: ReactNode
  /** Placeholder for one card while the list loads. */
  skeleton: ReactNode
  /** Number of placeholders.
   * @default 6 */
  skeletons?: number
  /** Shows an error message because the list failed to load.
   * @default false */
  hasFailed?: boolean
  /** Loads the list again. */
  onRetry?: (() => void) | undefined
  /** Number of columns. `cards` fits as many as possible.
   * @default 'cards' */
  columns?: 'cards' | 2 | 3
  /** Heading of the list for screen readers, one level above its cards. Use null when the page has a heading for it.
   * @default the message `list.results` */
  heading?: ReactNode
  /** Number of the current page. After a page change the heading gets the focus and is scrolled into view. */
  page?: number
  /** Reuses the elements of the previous page when all items change, which is about 20 % faster. Use it only for cards
   * without state.
   * @default false */
  recycleElements?: boolean
}

export type CardsProps<Item> = OwnProps<Item> & KeyProps<Item>

/** Renders placeholders and announces that the list loads. */
const Loading = ({
  skeleton,
  skeletons = 6,
  columns,
}: Pick<OwnProps<never>, 'skeleton' | 'skeletons' | 'columns'>) => (
  <>
    <VisuallyHidden isStatus>{useMessages()('loading')}</VisuallyHidden>
    <div className={css.delayed} aria-hidden="true">
      <Grid columns={columns}>
        {Array.from({ length: skeletons }, (_, index) => (
          <div key={index}>{skeleton}</div>
        ))}
      </Grid>
    </div>
  </>
)

const getState = (items: readonly unknown[] | undefined, hasFailed: boolean) => {
  if (hasFailed) return 'failed'
  if (!items) return 'loading'
  return items.length === 0 ? 'empty' : 'loaded'
}

/** Renders a list of cards, or its loading, error or empty state. */
export function Cards<Item>(props: CardsProps<Item>) {
  const { items, renderItem, empty, emptyTitle, skeleton, skeletons, hasFailed = false, ...others } = props
  const { onRetry, columns = 'cards', page, recycleElements = false, getKey, ...rest } = others
  const getMessage = useMessages()
  const { heading = getMessage('list.results'), ...passedOn } = rest
  const toKey = (item: Item) => getItemKey(item, getKey)
  const { keys, replacements } = useRecycledKeys(recycleElements ? items : undefined, toKey)
  const headingRef = useHeadingFocus(page, items !== undefined, replacements)
  const state = getState(items, hasFailed)
  const onRemoval = useFocusAfterRemoval(state, () => headingRef.current ?? document.querySelector('main'))
  return (
    <>
      {/* In every state: it takes the focus when a button of the empty or error state disappears. */}
      {heading !== null && (
        <VisuallyHidden>
          <Heading level={2} ref={headingRef} isFocusable>
            {heading}
          </Heading>
        </VisuallyHidden>
      )}
      {state === 'failed' && (
        <>
          <BeforeRemoval onRemoval={onRemoval} />
          <ListError emptyTitle={emptyTitle} onRetry={onRetry} />
        </>
      )}
      {state === 'empty' && (
        <>
          <BeforeRemoval onRemoval={onRemoval} />
          {empty}
        </>
      )}
      {state === 'loading' && <Loading skeleton={skeleton} skeletons={skeletons} columns={columns} />}
      {state === 'loaded' && (
        <Grid columns={columns} element="ul" {...passedOn}>
          {items?.map((item, index) => (
            <li key={keys[index] ?? toKey(item)} className={css.cell}>
              {renderItem(item)}
            </li>
          ))}
        </Grid>
      )}
    </>
  )
}
