import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, test } from 'vitest'
import { Pager, type PagerProps, Table, type TableProps } from '../base/index.ts'
import { Cards, type CardsProps } from '../layout/index.ts'
import { en } from '../messages/index.ts'
import { Provider } from '../provider/index.ts'

afterEach(cleanup)

interface Tool {
  id: string
}
const tools: Tool[] = [{ id: 'drill' }, { id: 'saw' }]
const texts = { empty: 'None', emptyTitle: 'No tools', skeleton: 'Placeholder' }
const columns: TableProps<Tool>['columns'] = [{ label: 'Tool', cell: ({ id }) => id }]

const inEnglish = (element: ReactElement) => (
  <Provider messages={en} locale="en-US">
    {element}
  </Provider>
)

describe('cards as children', () => {
  const createList = (shown: readonly Tool[]) =>
    inEnglish(
      <Cards {...texts}>
        {shown.map(({ id }) => (
          <article key={id}>{id}</article>
        ))}
        {null}
      </Cards>,
    )

  it('are list items that keep their elements by key', () => {
    const { rerender } = render(createList(tools))
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['drill', 'saw'])
    const saw = screen.getByText('saw')
    rerender(createList(tools.toReversed()))
    expect(screen.getAllByRole('listitem')[0]?.firstElementChild).toBe(saw)
  })

  it('are replaced by the empty state, the placeholders and the error message', () => {
    const { rerender } = render(createList([]))
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByText('None').isConnected).toBe(true)
    rerender(inEnglish(<Cards {...texts} isLoading />))
    expect(screen.getByRole('status').textContent).toBe('Loading…')
    expect(screen.getAllByText('Placeholder')).toHaveLength(6)
    rerender(
      inEnglish(
        <Cards {...texts} hasFailed>
          {null}
        </Cards>,
      ),
    )
    expect(screen.getByRole('heading', { name: 'No tools' }).isConnected).toBe(true)
  })
})

test('a table shows cells that are elements below their headers', () => {
  render(
    <Table
      caption="Tools"
      columns={[
        { id: 'name', label: 'Tool' },
        { id: 'price', label: 'Price', isNumeric: true },
      ]}
      rows={tools.map(({ id }) => ({ id, cells: { price: 5, name: <b>{id}</b> } }))}
    />,
  )
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['drill', 'saw'])
  expect(screen.getAllByRole('cell', { name: '5' })[0]?.dataset['label']).toBe('Price')
})

test('a pager puts the number of a page into the template of its links', () => {
  render(inEnglish(<Pager page={2} pages={12} hrefTemplate="/tools?kind=saw&page={page}" />))
  const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(getHref('Page 12')).toBe('/tools?kind=saw&page=12')
  expect(getHref('Previous page')).toBe('/tools?kind=saw&page=1')
})

test.each([
  [40, 'Page 12', 11, 12],
  [-3, 'Page 1', 1, 2],
  [Number.NaN, 'Page 1', 1, 2],
])('a pager at page %s of 12 shows %s, and its arrows stay in the range', (page, name, previous, next) => {
  render(inEnglish(<Pager page={page} pages={12} hrefFor={(to) => `/tools/${to}`} />))
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe(name)
  const getHref = (label: string) => screen.getByRole('link', { name: label }).getAttribute('href')
  expect(getHref('Previous page')).toBe(`/tools/${previous}`)
  expect(getHref('Next page')).toBe(`/tools/${next}`)
  cleanup()
  render(inEnglish(<Pager page={page} pages={12} hrefTemplate="/tools/{page}" variant="short" />))
  expect(screen.getByText(`${name.replace('Page ', '')} of 12`).isConnected).toBe(true)
})

test('a table needs a cell for every column', () => {
  render(
    // @ts-expect-error -- no price
    <Table
      caption="Tools"
      columns={[
        { id: 'name', label: 'Tool' },
        { id: 'price', label: 'Price' },
      ]}
      rows={[{ id: 1, cells: { name: 'Drill' } }]}
    />,
  )
  expect(screen.getByRole('cell').textContent).toBe('')
})

test('mixtures of the two kinds of props do not compile', () => {
  const renderItem = ({ id }: Tool) => id
  const nameColumn = { id: 'name', label: 'Tool' }
  const row = { id: 1, cells: { name: 'Drill' } }
  const accepted: [CardsProps<Tool>, CardsProps<Tool>, CardsProps<Tool>, TableProps<Tool>, PagerProps] = [
    { ...texts, items: tools, renderItem },
    { ...texts, children: 'a', isLoading: tools.length === 0 },
    { ...texts, isLoading: true },
    { caption: 'Tools', columns: [nameColumn], rows: [row] },
    { page: 1, pages: 2, hrefTemplate: `/tools/${tools.length}/{page}` },
  ]
  const rejected: [CardsProps<Tool>[], TableProps<Tool>[], PagerProps[]] = [
    [
      // @ts-expect-error -- items and children
      { ...texts, items: tools, renderItem, children: 'a' },
      // @ts-expect-error -- items without a function
      { ...texts, items: tools },
      // @ts-expect-error -- children and a function
      { ...texts, children: 'a', renderItem },
      // @ts-expect-error -- undefined items mean that the list loads
      { ...texts, items: undefined, renderItem, isLoading: true },
      // @ts-expect-error -- neither items nor children
      texts,
    ],
    [
      // @ts-expect-error -- data without functions
      { caption: 'Tools', columns: [nameColumn], rows: tools },
      // @ts-expect-error -- one column without a function
      { caption: 'Tools', columns: [...columns, { id: 'price', label: 'Price' }], rows: tools },
      // @ts-expect-error -- cells with a function for keys
      { caption: 'Tools', columns: [nameColumn], rows: [row], getKey: () => 1 },
    ],
    [
      // @ts-expect-error -- no links
      { page: 1, pages: 2 },
      // @ts-expect-error -- both
      { page: 1, pages: 2, hrefFor: String, hrefTemplate: '/{page}' },
      // @ts-expect-error -- no place for the number
      { page: 1, pages: 2, hrefTemplate: '/tools' },
    ],
  ]
  expect([accepted, rejected].map((some) => some.flat().length)).toEqual([5, 11])
})
