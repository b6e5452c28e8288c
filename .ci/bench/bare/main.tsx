import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Card, type Offer } from './Card.tsx'

/** The floor that the product's lists are measured beside: the same parts, in React and native elements alone. */
const numbered = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`)
const choices = {
  Oficio: numbered(25, 'Oficio'),
  Orden: ['Más recientes', 'Más antiguos'],
  Provincia: ['Buenos Aires'],
  Ciudad: ['', 'Quilmes', ...numbered(39, 'Ciudad')],
}
const first: Offer[] = numbered(20, 'Pérdida en la cocina').map((tittle, id) => ({
  id,
  tittle,
  description: 'Gotea desde el martes por debajo de la mesada, hay que mirar el sifón y la flor.',
  presupuesto: 45_000,
  ciudad: 'La Plata',
  state: 'pendiente',
  imageServiceUrl: null,
  userId: { firstName: 'Ana', imagePerfil: null },
}))

/** The same list as the product's, through the server of the measurement. */
const fetchOffers = async (page: number, city: string): Promise<Offer[]> => {
  const filters = {
    page: String(page),
    page_size: '20',
    state: 'pendiente',
    activo: 'true',
    ...(city && { ciudad: city }),
  }
  const response = await fetch(`/api/service?${new URLSearchParams(filters)}`)
  return ((await response.json()) as { result: Offer[] }).result
}

function Page() {
  const [offers, setOffers] = useState(first)
  const [page, setPage] = useState(1)
  const start = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  const show = async (next: number, city = '') => {
    history.pushState(null, '', `?${new URLSearchParams({ page: String(next), city })}`)
    setOffers(await fetchOffers(next, city))
    setPage(next)
  }
  // To where the list begins: the pager that was pressed stands under it.
  useEffect(() => {
    if (shown.current !== page) start.current?.focus()
    shown.current = page
  }, [page])
  return (
    <>
      <header>
        <a href="/">Inicio</a> <a href="/service">Servicios</a> <a href="/professional">Profesionales</a>
      </header>
      <main>
        <h1>Pagina de Servicios</h1>
        <div className="columns">
          <form>
            <label>
              Nombre
              <input type="search" />
            </label>
            {Object.entries(choices).map(([label, options]) => (
              <label key={label}>
                {label}
                <select onChange={({ target }) => void show(1, label === 'Ciudad' ? target.value : '')}>
                  {options.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </select>
              </label>
            ))}
          </form>
          <div>
            <h2 ref={start} tabIndex={-1}>
              Resultados
            </h2>
            <ul>
              {offers.map((offer) => (
                <li key={offer.id}>
                  <Card offer={offer} />
                </li>
              ))}
            </ul>
            <nav aria-label="Paginación">
              <a
                href={`?page=${page + 1}`}
                onClick={(event) => {
                  event.preventDefault()
                  void show(page + 1)
                }}
              >
                {page + 1}
              </a>
            </nav>
          </div>
        </div>
      </main>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
