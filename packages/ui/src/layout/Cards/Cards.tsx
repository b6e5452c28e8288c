'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { Grid } from '../../base/Grid/Grid.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { layoutCopy } from '../layout.copy.ts'
import { ListError } from '../ListError/ListError.tsx'
import * as css from './Cards.css.ts'
import { useSeats } from './useSeats.ts'

export interface CardsProps<Item extends { id: number }> {
  /** What is listed; undefined while it loads. */
  of: readonly Item[] | undefined
  /** Draws one of them. */
  each: (item: Item) => ReactNode
  /** Shown in place of an empty list. */
  empty: ReactNode
  /** The product's sentence for an empty list, which heads a list that could not be loaded too. */
  none: string
  /** Stands for one card while the list loads. */
  skeleton: ReactNode
  /** How many of them.
   * @default 6 */
  skeletons?: number
  /** Whether the list could not be loaded: it says so and offers to try again.
   * @default false */
  hasFailed?: boolean
  /** Loads the list again. */
  onRetry?: (() => void) | undefined
  /** As many columns as fit, or two or three.
   * @default 'cards' */
  columns?: 'cards' | 2 | 3
  /** Heading of the list for screen readers, one level above its cards; null where the page has one already.
   * @default 'Resultados' */
  heading?: string | null
  /** Which page of the list this is. When another one has arrived, focus and scroll go to the heading, wherever the
   * pager under the list was pressed. */
  page?: number
  /** Whether a page of which nobody is left hands its elements on to the next one, which spares a fifth of what another
   * page costs. Only for cards that remember nothing themselves.
   * @default false */
  isHandedOn?: boolean
}

/** The heading to go to when another page has arrived, or when the card that had the focus has become another one. */
function useArrival(page: number | undefined, isThere: boolean, turns: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef({ page, turns })
  useEffect(() => {
    const before = shown.current
    if (!isThere || (before.page === page && before.turns === turns)) return
    shown.current = { page, turns }
    // The list stands behind its heading.
    const list = heading.current?.parentElement?.nextElementSibling
    if (before.page !== page || list?.contains(document.activeElement)) heading.current?.focus()
  }, [page, isThere, turns])
  return heading
}

/** A list of cards in each of its states: loading, failed, empty, there. */
export function Cards<Item extends { id: number }>(props: CardsProps<Item>) {
  const {
    of,
    each,
    empty,
    none,
    skeleton,
    skeletons = 6,
    hasFailed = false,
    onRetry,
    columns = 'cards',
  } = props
  const { heading = layoutCopy.results, page, isHandedOn = false } = props
  const { keys, turns } = useSeats(isHandedOn ? of : undefined)
  const start = useArrival(page, of !== undefined, turns)
  if (hasFailed) return <ListError none={none} onRetry={onRetry} />
  if (of?.length === 0) return empty
  if (!of)
    return (
      <>
        <VisuallyHidden isStatus>{layoutCopy.loading}</VisuallyHidden>
        <div className={css.late} aria-hidden="true">
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
          <Heading level={2} ref={start} isFocusable>
            {heading}
          </Heading>
        </VisuallyHidden>
      )}
      <Grid columns={columns} element="ul">
        {of.map((item, place) => (
          <li key={keys[place] ?? item.id} className={css.cell}>
            {each(item)}
          </li>
        ))}
      </Grid>
    </>
  )
}
