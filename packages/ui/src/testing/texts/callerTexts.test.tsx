import { choice, defineFilters, defineForm, oneOf, search, select, text } from '@plomada/define'
import { cleanup, render, screen, within } from '@testing-library/react'
import { useMemo } from 'react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Badge, Button, NativeSelect, RadioGroup, Table, TextField } from '../../base/index.ts'
import { FilterPanel } from '../../filter/index.ts'
import { Form, FormField, SubmitButton } from '../../form/index.ts'
import { en } from '../../messages/index.ts'
import { PlomadaProvider } from '../../marketplace/index.ts'
import { Provider } from '../../provider/index.ts'

afterEach(cleanup)

/** Overrides for texts that the caller passes below, and for one of the library. */
const overrides = { drill: 'taladro', Name: 'Nombre', Home: 'Inicio', Cancel: 'Cancelar', Clear: 'Borrar' }

const toolForm = defineForm({
  name: text('Name', z.string().check(z.minLength(1, 'Invalid name')), '', {
    hint: 'Home',
    placeholder: 'drill',
  }),
  room: select('Home', z.enum(['Home']), 'Home', { options: [{ value: 'Home', label: 'Home' }] }),
})
const toolFilters = defineFilters(
  {
    q: search('q', 'Name', 'drill'),
    room: choice('room', 'Home', oneOf(['a']), {
      options: [{ value: 'a', label: 'drill' }],
      emptyLabel: 'All',
    }),
  },
  { pageSize: 9 },
)
const options = [{ value: 'a', label: 'Home' }]

test('a text of the caller is shown as it is, without lang, also where the marketplace has an override', () => {
  const { container } = render(
    <PlomadaProvider overrides={overrides}>
      <Provider messages={en} locale="en-US">
        <Badge>drill</Badge>
        <Button>Cancel</Button>
        <TextField label="Name" description="Home" placeholder="drill" errorMessage="Invalid name" />
        <NativeSelect label="Home" options={options} />
        <RadioGroup label="Rating" options={options} />
        <Table
          caption="Dashboard"
          columns={[{ label: 'Name', cell: ({ id }) => id }]}
          rows={[{ id: 'drill' }]}
        />
        <Form form={toolForm} onSubmit={async () => {}} label="Update">
          <FormField form={toolForm} name="name" />
          <FormField form={toolForm} name="room" choice="radio" />
          <SubmitButton>Update</SubmitButton>
        </Form>
        <FilterPanel
          filters={toolFilters}
          value={{ ...toolFilters.initial, room: 'a' }}
          onChange={() => {}}
        />
      </Provider>
    </PlomadaProvider>,
  )
  expect(container.querySelectorAll('[lang]')).toHaveLength(0)
  const html = container.innerHTML
  for (const replacement of ['taladro', 'Nombre', 'Inicio', 'Cancelar', 'Borrar'])
    expect(html).not.toContain(replacement)
  expect(screen.getAllByText('drill').length).toBeGreaterThan(2)
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
  expect(screen.getAllByRole('textbox', { name: 'Name' })).toHaveLength(2)
  expect(screen.getAllByRole('radio', { name: 'Home' })).toHaveLength(2)
  expect(screen.getByText('Missing: Name')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove Home: drill' })).toBeTruthy()
})

test('the marketplace overrides the texts of the library', () => {
  render(
    <PlomadaProvider messages={en} locale="en-US" overrides={overrides}>
      <FilterPanel filters={toolFilters} value={toolFilters.initial} onChange={() => {}} />
    </PlomadaProvider>,
  )
  expect(screen.getByRole('button', { name: 'Borrar' })).toBeTruthy()
})

const german: Partial<Record<string, string>> = {
  Name: 'Werkzeug',
  Home: 'Zuhause',
  drill: 'Bohrer',
  All: 'Alle',
  'Invalid name': 'Ungültig',
}
const translate = (text: string) => german[text] ?? text
const languageOf = (text: string) => (text === 'Zuhause' ? 'de-AT' : undefined)

test('a form translates the texts of its definition, and marks those in another language', () => {
  render(
    <Provider messages={en} locale="en-US">
      <Form form={toolForm} onSubmit={async () => {}} translate={translate} languageOf={languageOf}>
        <FormField form={toolForm} name="name" />
        <FormField form={toolForm} name="room" choice="radio" />
        <SubmitButton>Home</SubmitButton>
      </Form>
    </Provider>,
  )
  const box = screen.getByRole('textbox', { name: 'Werkzeug' })
  expect(box.getAttribute('placeholder')).toBe('Bohrer')
  expect(screen.getByRole('radio', { name: 'Zuhause' }).closest('[lang]')?.getAttribute('lang')).toBe('de-AT')
  expect(screen.getByText('Missing: Werkzeug')).toBeTruthy()
  const described = document.getElementById(box.getAttribute('aria-describedby') ?? '')
  expect(described?.querySelector('[lang=de-AT]')?.textContent).toBe('Zuhause')
  // The button is the caller's.
  expect(screen.getByRole('button', { name: 'Home' })).toBeTruthy()
})

test('a filter panel translates the texts of its definition, and marks those in another language', () => {
  const Panel = () => {
    const value = useMemo(() => ({ ...toolFilters.initial, room: 'a' as const }), [])
    return (
      <FilterPanel
        filters={toolFilters}
        value={value}
        onChange={() => {}}
        translate={translate}
        languageOf={languageOf}
      />
    )
  }
  render(
    <Provider messages={en} locale="en-US">
      <Panel />
    </Provider>,
  )
  expect(screen.getByRole('searchbox', { name: 'Werkzeug' }).getAttribute('placeholder')).toBe('Bohrer')
  const list = screen.getByRole('combobox', { name: 'Zuhause' })
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alle', 'Bohrer'])
  expect(document.querySelector('label [lang=de-AT]')?.textContent).toBe('Zuhause')
  expect(screen.getByRole('button', { name: 'Remove Zuhause: Bohrer' })).toBeTruthy()
})
