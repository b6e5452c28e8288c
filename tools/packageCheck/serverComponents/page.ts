import { createElement, type ComponentType, type ReactNode } from 'react'

type Component = ComponentType<Record<string, unknown>>

/** Loads a component from its entry point in the packed package. */
export type LoadComponent = (name: string) => Promise<Component>

const tools = [
  { id: 1, name: 'Taladro', price: 5400 },
  { id: 2, name: 'Sierra', price: 7200 },
]
const states = { emptyTitle: 'Sin herramientas', skeleton: 'Marcador', heading: null }

/** Creates the page of a server component: lists with elements as props, in every state. */
export async function createPage(load: LoadComponent): Promise<ReactNode> {
  const [PlomadaProvider, Cards, Table, Pager, EmptyState, Heading, Money] = await Promise.all(
    ['PlomadaProvider', 'Cards', 'Table', 'Pager', 'EmptyState', 'Heading', 'Money'].map(load),
  )
  const Card = ({ name }: { name: string }) => createElement(Heading!, { level: 3 }, name)
  const empty = createElement(EmptyState!, { title: 'Sin herramientas' })
  const prices = tools.map(({ id, name, price }) => ({
    id,
    cells: { name, price: createElement(Money!, { amount: price }) },
  }))
  return createElement(
    PlomadaProvider!,
    null,
    createElement(
      Cards!,
      { ...states, empty, id: 'cards' },
      tools.map(({ id, name }) => createElement(Card, { key: id, name })),
    ),
    createElement(Cards!, { ...states, empty }, []),
    createElement(Cards!, { ...states, empty, isLoading: true, skeletons: 2 }),
    createElement(Cards!, { ...states, empty, hasFailed: true }, null),
    createElement(Table!, {
      caption: 'Precios',
      columns: [
        { id: 'name', label: 'Herramienta' },
        { id: 'price', label: 'Precio', isNumeric: true },
      ],
      rows: prices,
    }),
    createElement(Table!, {
      caption: 'Nombres',
      columns: [{ label: 'Herramienta', cell: ({ name }: { name: string }) => name }],
      rows: tools,
    }),
    createElement(Table!, {
      caption: 'Vacía',
      columns: [{ label: 'Precio' }],
      rows: [],
      empty: 'Sin precios',
    }),
    createElement(Pager!, { page: 2, pages: 3, hrefTemplate: '/herramientas?page={page}' }),
  )
}
