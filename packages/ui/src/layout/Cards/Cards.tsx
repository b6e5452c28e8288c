'use client'
import { Children, type ReactNode, useId } from 'react'
import { Grid } from '../../base/Grid/Grid.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { getItemKey, type KeyProps } from '../../base/keys.ts'
import type { PassThroughProps } from '../../base/passThrough.ts'
import { Stack } from '../../base/Stack/Stack.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../../provider/context.ts'
import { ListError } from '../ListError/ListError.tsx'
import { BeforeRemoval } from './BeforeRemoval.tsx'
import * as css from './Cards.css.ts'
import { useFocusAfterRemoval, useHeadingFocus } from './useListFocus.ts'

interface CommonProps extends PassThroughProps {
  /** Content when there are no cards. */
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
}

/** Cards from data. */
interface ItemsProps<Item> {
  /** The items of the list; undefined while it loads. */
  items: readonly Item[] | undefined
  /** Renders the card of an item. */
  renderItem: (item: Item) => ReactNode
  /** Returns the heading of the group of an item. The groups are in the order of their first items. */
  getGroup?: ((item: Item) => string) | undefined
  /** Not together with `items`. */
  children?: undefined
  /** Not together with `items`. */
  isLoading?: undefined
}

/** Props that only the list of items has. */
interface WithoutItems {
  /** Not together with `children`. */
  items?: undefined
  /** Not together with `children`. */
  renderItem?: undefined
  /** Not together with `children`. */
  getGroup?: undefined
  /** Not together with `children`. */
  getKey?: undefined
}

/** Cards as elements, which server components can pass. */
interface ElementsProps extends WithoutItems {
  /** The cards, each an element with a key, instead of `items` and `renderItem`. Server components can pass them. */
  children: ReactNode
  /** Shows the placeholders instead of the cards.
   * @default false */
  isLoading?: boolean
}

/** The fallback of a list that the server still renders. */
interface LoadingProps extends WithoutItems {
  /** Shows the placeholders. */
  isLoading: true
  /** Not needed while the list loads. */
  children?: undefined
}

export type CardsProps<Item> = CommonProps &
  ((ItemsProps<Item> & KeyProps<Item>) | ElementsProps | LoadingProps)

/** Renders placeholders and announces that the list loads. */
const Loading = ({
  skeleton,
  skeletons = 6,
  columns,
}: Pick<CommonProps, 'skeleton' | 'skeletons' | 'columns'>) => (
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

const getState = (cards: readonly unknown[] | undefined, hasFailed: boolean) => {
  if (hasFailed) return 'failed'
  if (!cards) return 'loading'
  return cards.length === 0 ? 'empty' : 'loaded'
}

/** Wraps each child in a list item with its key. */
const wrapChildren = (children: ReactNode) =>
  Children.map(children, (child) => (child === null ? null : <li className={css.cell}>{child}</li>)) ?? []

interface CardGroupProps extends Pick<CommonProps, 'columns'> {
  title: string
  children: ReactNode
}

const Group = ({ title, columns, children }: CardGroupProps) => {
  const id = useId()
  return (
    <Stack element="section" aria-labelledby={id}>
      <Heading level={2} size="card" id={id}>
        {title}
      </Heading>
      <Grid columns={columns} element="ul">
        {children}
      </Grid>
    </Stack>
  )
}

/** Renders a list of cards, or its loading, error or empty state. */
export function Cards<Item>(props: CardsProps<Item>) {
  const { items, renderItem, getGroup, children, isLoading, hasFailed = false, ...others } = props
  const { empty, emptyTitle, skeleton, skeletons, onRetry, columns = 'cards', page, ...more } = others
  const { getKey, ...rest } = more
  const getMessage = useMessages()
  const { heading = getMessage('list.results'), ...passedOn } = rest
  const toCell = (item: Item) => (
    <li key={getItemKey(item, getKey)} className={css.cell}>
      {renderItem?.(item)}
    </li>
  )
  const cards = renderItem ? items?.map(toCell) : isLoading ? undefined : wrapChildren(children)
  const headingRef = useHeadingFocus(page, cards !== undefined)
  const state = getState(cards, hasFailed)
  const onRemoval = useFocusAfterRemoval(state, () => headingRef.current ?? document.querySelector('main'))
  return (
    <>
      {/* In every state: it takes the focus when a button of the empty or error state disappears. */}
      {heading !== null && (
        <VisuallyHidden element="div">
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
      {state === 'loaded' && getGroup && (
        <Stack gap={6} {...passedOn}>
          {[...Map.groupBy(items ?? [], getGroup)].map(([title, ofGroup]) => (
            <Group key={title} title={title} columns={columns}>
              {ofGroup.map(toCell)}
            </Group>
          ))}
        </Stack>
      )}
      {state === 'loaded' && !getGroup && (
        <Grid columns={columns} element="ul" {...passedOn}>
          {cards}
        </Grid>
      )}
    </>
  )
}
