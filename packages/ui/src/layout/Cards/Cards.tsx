'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { Grid } from '../../base/Grid/Grid.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import * as layoutMessages from '../layout.messages.ts'
import { ListError } from '../ListError/ListError.tsx'
import * as css from './Cards.css.ts'
import { useRecycledKeys } from './useRecycledKeys.ts'

export interface CardsProps<Item extends { id: number }> {
  /** The items of the list; undefined while it loads. */
  items: readonly Item[] | undefined
  /** Renders the card of an item. */
  renderItem: (item: Item) => ReactNode
  /** Content when there are no items. */
  empty: ReactNode
  /** Title of the empty state. Also the heading of the error message. */
  emptyTitle: string
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
   * @default 'Resultados' */
  heading?: string | null
  /** Number of the current page. After a page change the heading gets the focus and is scrolled into view. */
  page?: number
  /** Reuses the elements of the previous page when all items change, which is about 20 % faster. Use it only for cards
   * without state.
   * @default false */
  recycleElements?: boolean
}

/** Returns the ref of the heading, which takes the focus after a page change or when the focused card was replaced. */
function useHeadingFocus(page: number | undefined, isLoaded: boolean, replacements: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const previous = useRef({ page, replacements })
  useEffect(() => {
    const before = previous.current
    if (!isLoaded || (before.page === page && before.replacements === replacements)) return
    previous.current = { page, replacements }
    const list = heading.current?.parentElement?.nextElementSibling
    if (before.page !== page || list?.contains(document.activeElement)) heading.current?.focus()
  }, [page, isLoaded, replacements])
  return heading
}

/** Renders a list of cards, or its loading, error or empty state. */
export function Cards<Item extends { id: number }>(props: CardsProps<Item>) {
  const { items, renderItem, empty, emptyTitle, skeleton, skeletons = 6, hasFailed = false, onRetry } = props
  const { columns = 'cards', heading = layoutMessages.results, page, recycleElements = false } = props
  const { keys, replacements } = useRecycledKeys(recycleElements ? items : undefined)
  const headingRef = useHeadingFocus(page, items !== undefined, replacements)
  if (hasFailed) return <ListError emptyTitle={emptyTitle} onRetry={onRetry} />
  if (items?.length === 0) return empty
  if (!items)
    return (
      <>
        <VisuallyHidden isStatus>{layoutMessages.loading}</VisuallyHidden>
        <div className={css.delayed} aria-hidden="true">
          <Grid columns={columns}>
            {Array.from({ length: skeletons }, (_, index) => (
              <div key={index}>{skeleton}</div>
            ))}
          </Grid>
        </div>
      </>
    )
  return (
    <>
      {heading !== null && (
        <VisuallyHidden>
          <Heading level={2} ref={headingRef} isFocusable>
            {heading}
          </Heading>
        </VisuallyHidden>
      )}
      <Grid columns={columns} element="ul">
        {items.map((item, index) => (
          <li key={keys[index] ?? item.id} className={css.cell}>
            {renderItem(item)}
          </li>
        ))}
      </Grid>
    </>
  )
}
