import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Card, type Offer } from './Card.tsx'
import { type Asked, Filters } from './Filters.tsx'
import { Pager } from './Pager.tsx'

/** The floor that the product's list is measured beside: the same page, in React and native elements alone. */
interface List {
  result: Offer[]
  total: number
  totalPages: number
}

const everything: Asked = { page: 1, city: '', trade: '', order: 'desc' }
const first: List = {
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

/** The same list as the product's, through the server of the measurement. */
async function fetchOffers({ page, city }: Asked): Promise<List> {
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
  const [list, setList] = useState(first)
  const [asked, setAsked] = useState(everything)
  const [isWaiting, setWaiting] = useState(false)
  const start = useRef<HTMLHeadingElement>(null)
  const shown = useRef(list)
  const change = async (wish: Partial<Asked>) => {
    const next = { ...asked, page: 1, ...wish }
    history.pushState(null, '', `?${new URLSearchParams({ page: String(next.page), city: next.city })}`)
    setAsked(next)
    setWaiting(true)
    setList(await fetchOffers(next))
    setWaiting(false)
  }
  // To where the list begins: the pager that was pressed stands under it.
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
          <Filters asked={asked} onChange={(wish) => void change(wish)} />
          <div aria-busy={isWaiting}>
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
            <Pager page={asked.page} pages={list.totalPages} onChange={(page) => void change({ page })} />
          </div>
        </div>
      </main>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
