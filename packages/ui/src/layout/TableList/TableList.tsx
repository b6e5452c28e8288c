'use client'
import type { ReactNode } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import type { KeyProps } from '../../base/keys.ts'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../base/Table/Table.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../../provider/context.ts'
import { BeforeRemoval } from '../Cards/BeforeRemoval.tsx'
import { useFocusAfterRemoval, useHeadingFocus } from '../Cards/useListFocus.ts'
import { ListError } from '../ListError/ListError.tsx'

interface CommonProps<Row> {
  /** The rows of the page; undefined while they load. */
  items: readonly Row[] | undefined
  /** Content when there are no rows. */
  empty: ReactNode
  /** Title of the empty state. Also the heading of the error message. */
  emptyTitle: ReactNode
  /** Shows an error message because the list failed to load.
   * @default false */
  hasFailed?: boolean
  /** Loads the list again. */
  onRetry?: (() => void) | undefined
  /** Number of the current page. After a page change the heading gets the focus and is scrolled into view. */
  page?: number
}

/** Rows in a `Table`. */
type ColumnProps<Row> = KeyProps<Row> & {
  /** The columns, in order. The cell of the first one is the header of its row. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]]
  /** Accessible name of the table. */
  caption: ReactNode
  /** Not together with columns. */
  renderTable?: undefined
}

/** Rows in another table. */
interface RenderProps<Row> {
  /** Renders the table of the rows, such as a `DataTable` that sorts them, instead of columns. It has to show that rows
   * load while they are undefined. */
  renderTable: (rows: readonly Row[] | undefined) => ReactNode
  /** Not together with `renderTable`. */
  columns?: undefined
  /** Not together with `renderTable`. */
  caption?: undefined
  /** Not together with `renderTable`. */
  getKey?: undefined
}

export type TableListProps<Row> = CommonProps<Row> & (ColumnProps<Row> | RenderProps<Row>)

const getState = (items: readonly unknown[] | undefined, hasFailed: boolean) => {
  if (hasFailed) return 'failed'
  if (!items) return 'loading'
  return items.length === 0 ? 'empty' : 'loaded'
}

/** Renders a page of a list as a table, or its loading, error or empty state. Rows are cards on a phone. */
export function TableList<Row>(props: TableListProps<Row>) {
  const { items, empty, emptyTitle, hasFailed = false, onRetry, page, ...table } = props
  const getMessage = useMessages()
  const heading = useHeadingFocus(page, items !== undefined)
  const state = getState(items, hasFailed)
  const onRemoval = useFocusAfterRemoval(state, () => heading.current ?? document.querySelector('main'))
  return (
    <>
      <VisuallyHidden element="div">
        <Heading level={2} ref={heading} isFocusable>
          {getMessage('list.results')}
        </Heading>
      </VisuallyHidden>
      {(state === 'failed' || state === 'empty') && (
        <>
          <BeforeRemoval onRemoval={onRemoval} />
          {state === 'empty' ? empty : <ListError emptyTitle={emptyTitle} onRetry={onRetry} />}
        </>
      )}
      {(state === 'loading' || state === 'loaded') && <Content items={items} {...table} />}
    </>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Panel padding="none" isClipped>
    {children}
  </Panel>
)

type ContentProps<Row> = Pick<CommonProps<Row>, 'items'> & (ColumnProps<Row> | RenderProps<Row>)

const rendersTable = <Row,>(props: ContentProps<Row>): props is ContentProps<Row> & RenderProps<Row> =>
  props.renderTable !== undefined

function Content<Row>(props: ContentProps<Row>) {
  const { items } = props
  if (rendersTable(props)) return <Frame>{props.renderTable(items)}</Frame>
  if (!items) return <Loading />
  const { columns, caption, items: _, ...keys } = props
  return (
    <Frame>
      <Table caption={caption} isCaptionHidden columns={columns} rows={items} {...(keys as KeyProps<Row>)} />
    </Frame>
  )
}

/** Renders placeholders and announces that the list loads. */
const Loading = () => (
  <>
    <VisuallyHidden isStatus>{useMessages()('loading')}</VisuallyHidden>
    <Panel padding="small">
      <Stack>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} />
        ))}
      </Stack>
    </Panel>
  </>
)
