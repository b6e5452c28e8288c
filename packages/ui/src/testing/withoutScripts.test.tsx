import { type OfferFilters, offerFilters, professionalFilters, tradeOptions } from '@plomada/domain'
import { choice, day, defineFilters, oneOf, parseSearchParams } from '@plomada/define'
import { demoTrades } from '@plomada/domain/fixtures'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type * as filter from '../filter/index.ts'
import { Hero } from '../home/index.ts'
import { PlomadaProvider } from '../marketplace/index.ts'
import { esAR } from '../messages/index.ts'
import { TopNav } from '../navigation/index.ts'

let FilterPanel: typeof filter.FilterPanel

beforeAll(async () => {
  // Without a document, as on a server, the panel loads its form.
  vi.stubGlobal('document', undefined)
  ;({ FilterPanel } = await import('../filter/index.ts'))
  vi.unstubAllGlobals()
  await vi.dynamicImportSettled()
})

/** Returns what a browser without scripts makes of an element that a server renders. */
const renderWithoutScripts = (element: ReactElement): Document =>
  new DOMParser().parseFromString(
    renderToString(
      <PlomadaProvider messages={esAR}>
        <main>{element}</main>
      </PlomadaProvider>,
    ),
    'text/html',
  )

const options = { trade: tradeOptions(demoTrades) }
const ignore = () => {}

const findForm = (document: Document) => {
  const form = document.querySelector<HTMLFormElement>('noscript form')
  if (!form) throw new Error('There is no form.')
  return form
}

/** Returns the query that a form sends. */
const getQuery = (form: HTMLFormElement) => {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return new URLSearchParams(entries)
}

const set = (form: HTMLFormElement, name: string, value: string) => {
  const control = form.elements.namedItem(name)
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement))
    throw new Error(`There is no control ${name}.`)
  control.value = value
  expect(control.value).toBe(value)
}

describe('the form of a filter panel', () => {
  const render = (value: OfferFilters, layout?: 'bar') =>
    findForm(
      renderWithoutScripts(
        <FilterPanel
          filters={offerFilters}
          value={value}
          options={options}
          onChange={ignore}
          action="/service"
          {...(layout && { layout })}
        />,
      ),
    )
  const value: OfferFilters = {
    ...offerFilters.initial,
    title: 'bomba',
    trade: 3,
    city: 'Quilmes',
    order: 'ASC',
    except: 7,
    page: 4,
    pageSize: 50,
  }

  it.each([undefined, 'bar'] as const)('sends the current values and returns to page 1 (%s)', (layout) => {
    const form = render(value, layout)
    expect(form.getAttribute('action')).toBe('/service')
    expect(form.method).toBe('get')
    expect(offerFilters.parse(parseSearchParams(getQuery(form)))).toEqual({ ...value, page: 1 })
  })

  it('sends empty values for unset filters, which mean the initial ones', () => {
    const query = getQuery(render(offerFilters.initial))
    expect(query.get('ciudad')).toBe('')
    expect(offerFilters.parse(parseSearchParams(query))).toEqual(offerFilters.initial)
  })

  it('sends what the user enters', () => {
    const form = render(offerFilters.initial)
    set(form, 'tittle', 'reja')
    set(form, 'job', '2')
    set(form, 'ciudad', 'Quilmes')
    set(form, 'orderFecha', 'ASC')
    expect(offerFilters.parse(parseSearchParams(getQuery(form)))).toEqual({
      ...offerFilters.initial,
      title: 'reja',
      trade: 2,
      city: 'Quilmes',
      order: 'ASC',
    })
  })

  it('shows the number of active filters, a button and a link that clears them', () => {
    const form = render(value)
    expect(form.closest('details')?.querySelector('summary')?.textContent).toBe('Filtros (4)')
    expect(form.querySelector('button[type=submit]')?.textContent).toBe('Ver resultados')
    expect(form.querySelector('a[href="/service"]')?.textContent).toBe('Limpiar')
  })

  it('sends each selected option of a filter with several', () => {
    const form = findForm(
      renderWithoutScripts(
        <FilterPanel
          filters={professionalFilters}
          value={{ ...professionalFilters.initial, days: ['lunes', 'martes'] }}
          options={options}
          onChange={ignore}
          action="/professional"
        />,
      ),
    )
    expect(getQuery(form).getAll('dias')).toEqual(['lunes', 'martes'])
    form.querySelector<HTMLInputElement>('input[value=martes]')?.click()
    expect(professionalFilters.parse(parseSearchParams(getQuery(form))).days).toEqual(['lunes'])
  })

  it('sends a day', () => {
    const filters = defineFilters(
      { since: day('desde', 'Desde'), state: choice('state', 'State', oneOf(['open'])) },
      { pageSize: 20 },
    )
    const form = findForm(
      renderWithoutScripts(
        <FilterPanel
          filters={filters}
          value={{ ...filters.initial, since: '2026-11-20' }}
          onChange={ignore}
          action="/"
        />,
      ),
    )
    expect(getQuery(form).get('desde')).toBe('2026-11-20')
  })

  it('is missing without a URL', () => {
    const page = renderWithoutScripts(
      <FilterPanel filters={offerFilters} value={offerFilters.initial} onChange={ignore} />,
    )
    expect(page.querySelector('noscript')).toBeNull()
  })
})

it('a menu of the top bar is a link to the page with the same links', () => {
  const page = renderWithoutScripts(
    <TopNav items={[{ label: 'Herramientas', pageHref: '/tools', isCurrent: true, items: [] }]} />,
  )
  const link = page.querySelector('noscript a[href="/tools"]')
  expect(link?.textContent).toBe('Herramientas')
  expect(link?.getAttribute('aria-current')).toBe('true')
})

it('the search of the landing page sends the text to the list', () => {
  const page = renderWithoutScripts(<Hero action="/service" name="tittle" onSearch={ignore} />)
  const form = page.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/service')
  if (form) set(form, 'tittle', 'grifería')
  expect(form && getQuery(form).toString()).toBe('tittle=grifer%C3%ADa')
})
