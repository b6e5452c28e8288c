/** The query of the list. */
export interface Query {
  page: number
  city: string
  trade: string
  order: string
}
interface FiltersProps {
  query: Query
  onChange: (change: Partial<Query>) => void
}

const numbered = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`)
const trades = numbered(24, 'Oficio')
const cities = ['Quilmes', ...numbered(39, 'Ciudad')]
const orders = { 'Más recientes': 'desc', 'Más antiguos': 'asc' }

interface ChoiceProps {
  label: string
  value: string
  all: string
  options: readonly string[]
  onChoose: (value: string) => void
}

const Choice = ({ label, value, all, options, onChoose }: ChoiceProps) => (
  <div className="field">
    <label htmlFor={label}>{label}</label>
    <div className="box">
      <select id={label} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 9 6 6 6-6" />
      </svg>
    </div>
  </div>
)

/** Renders the same filters as the product: a search, three selects with 25, 1 and 41 options, and two orders. */
export const Filters = ({ query, onChange }: FiltersProps) => (
  <section aria-labelledby="filters">
    <div className="head">
      <h2 id="filters">Filtros</h2>
      <button type="button" onClick={() => onChange({ city: '', trade: '', order: 'desc' })}>
        Limpiar
      </button>
    </div>
    <div className="field">
      <label htmlFor="name">Nombre</label>
      <div className="box search">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m21 21-4.3-4.3" />
          <circle cx="11" cy="11" r="8" />
        </svg>
        <input id="name" type="search" aria-describedby="name-hint" />
      </div>
      <span id="name-hint">Desde 3 letras</span>
    </div>
    <Choice
      label="Oficio"
      value={query.trade}
      all="Todos"
      options={trades}
      onChoose={(trade) => onChange({ trade })}
    />
    <div className="field" role="radiogroup" aria-labelledby="order">
      <span id="order">Por lanzamiento</span>
      <div className="orders">
        {Object.entries(orders).map(([label, order]) => (
          <label key={order}>
            <input
              type="radio"
              name="order"
              checked={query.order === order}
              onChange={() => onChange({ order })}
            />
            {label}
          </label>
        ))}
      </div>
    </div>
    <Choice label="Provincia" value="" all="Buenos Aires" options={[]} onChoose={() => undefined} />
    <Choice
      label="Ciudad"
      value={query.city}
      all="Todas"
      options={cities}
      onChoose={(city) => onChange({ city })}
    />
  </section>
)
