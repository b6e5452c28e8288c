import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Card, type Offer } from './Card.tsx'
import { type Query, Filters } from './Filters.tsx'
import { Pager } from './Pager.tsx'

/** A page of the list. */
interface List {
  result: Offer[]
  total: number
  totalPages: number
}

const initialQuery: Query = { page: 1, city: '', trade: '', order: 'desc' }
const initialList: List = {
  total: 241,
  totalPages: 13,
  result: Array.from({ length: 20 }, (_, id) => ({
    id,
    tittle: `Pérdida en la cocina ${id + 1}`,
    description: 'Gotea desde el martes por debajo de la mesada, hay que mirar el sifón y la flor.',
    presupuesto: 45_000,
    ciudad: 'La Plata',
    state: 'pendiente',
    imageServiceUrl: 'sin foto',
    userId: { firstName: 'Ana', imagePerfil: 'sin foto' },
  })),
}

/** Fetches the list of the product through the server of the benchmark. */
async function fetchOffers({ page, city }: Query): Promise<List> {
  const filters = {
    page: String(page),
    page_size: '20',
    state: 'pendiente',
    activo: 'true',
    ...(city && { ciudad: city }),
  }
  const response = await fetch(`/api/service?${new URLSearchParams(filters)}`)
  return (await response.json()) as List
}

const Header = () => (
  <header>
    <a className="logo" href="/">
      <svg viewBox="0 0 24 30" width="18" aria-hidden="true">
        <path d="M12 30 5 19a8 8 0 1 1 14 0z" />
      </svg>
      Plomada
    </a>
    <nav aria-label="Principal">
      <a href="/">Inicio</a>
      <a href="/professional">Profesionales</a>
      <a href="/service" aria-current="page">
        Servicios
      </a>
    </nav>
    <button type="button">Ingresar</button>
  </header>
)

function Page() {
  const [list, setList] = useState(initialList)
  const [query, setQuery] = useState(initialQuery)
  const [isLoading, setLoading] = useState(false)
  const start = useRef<HTMLHeadingElement>(null)
  const shown = useRef(list)
  const change = async (changes: Partial<Query>) => {
    const next = { ...query, page: 1, ...changes }
    history.pushState(null, '', `?${new URLSearchParams({ page: String(next.page), city: next.city })}`)
    setQuery(next)
    setLoading(true)
    setList(await fetchOffers(next))
    setLoading(false)
  }
  // Moves focus to the start of the list, because the pager is below it.
  useEffect(() => {
    if (shown.current !== list) start.current?.focus()
    shown.current = list
  }, [list])
  return (
    <>
      <Header />
      <main>
        <h1>Pagina de Servicios</h1>
        <div className="columns">
          <Filters query={query} onChange={(changes) => void change(changes)} />
          <div aria-busy={isLoading}>
            <span className="hidden" role="status">
              {list.total} resultados
            </span>
            <h2 className="hidden" ref={start} tabIndex={-1}>
              Resultados
            </h2>
            <ul className="cards">
              {list.result.map((offer) => (
                <li key={offer.id}>
                  <Card offer={offer} />
                </li>
              ))}
            </ul>
            <Pager page={query.page} pages={list.totalPages} onChange={(page) => void change({ page })} />
          </div>
        </div>
      </main>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
