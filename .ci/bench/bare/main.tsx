import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The floor that the product's lists are measured beside: the same parts, in React and native elements alone. */
const numbered = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`)
const choices = {
  Oficio: numbered(25, 'Oficio'),
  Orden: ['Más recientes', 'Más antiguos'],
  Provincia: ['Buenos Aires'],
  Ciudad: numbered(41, 'Ciudad'),
}
const offers = numbered(20, 'Pérdida en la cocina')

function Card({ title, city }: { title: string; city: string }) {
  return (
    <li>
      <h2>{title}</h2>
      <p>Gotea desde el martes por debajo de la mesada, hay que mirar el sifón y la flor.</p>
      <p>Ana, {city}</p>
      <p>$ 45.000</p>
      <button type="button">Postular</button>
    </li>
  )
}

function Page() {
  const [city, setCity] = useState('La Plata')
  return (
    <>
      <header>
        <a href="/">Inicio</a> <a href="/service">Servicios</a> <a href="/professional">Profesionales</a>
      </header>
      <main>
        <h1>Pagina de Servicios</h1>
        <form>
          <label>
            Nombre
            <input type="search" />
          </label>
          {Object.entries(choices).map(([label, options]) => (
            <label key={label}>
              {label}
              <select onChange={({ target }) => setCity(target.value)}>
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            </label>
          ))}
        </form>
        <ul>
          {offers.map((title) => (
            <Card key={title} title={title} city={city} />
          ))}
        </ul>
        <nav aria-label="Páginas">
          <a href="?page=2">2</a>
        </nav>
      </main>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
