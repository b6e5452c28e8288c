import {
  type OfferFilters,
  offerFilters,
  ownOfferFilters,
  professionalFilters,
  tradeOptions,
} from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ListPage } from '../../layout/ListPage/ListPage.tsx'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
import type { Guide } from '../../testing/guide.ts'
import { optionWords } from '../../testing/optionWords.ts'
import { filterCopy } from '../filter.copy.ts'

/** Keeps what was chosen, as the address of a page would. */
function Kept<Filters extends { page: number }>(props: FilterPanelProps<Filters>) {
  const [value, setValue] = useState(props.value)
  return (
    <FilterPanel
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const onChange = fn<(filters: OfferFilters) => void>()

const guide: Guide = {
  use: 'What a list shows: drawn from the declared filters of that list.',
  instead: { Form: 'to send something', SearchField: 'for one search box alone' },
  anatomy: [
    'Heading and «Limpiar»',
    'One control for each filter',
    'Under 1024 px: the button «Filtros» with the number in use, a chip for each, and a sheet',
  ],
  do: [
    'Keep the chosen filters in the address.',
    'Hand over the count when it has arrived: it is said once.',
  ],
  dont: ['Do not apply anything on a button: each change counts at once.'],
  keys: {
    Tab: 'From control to control',
    Arrows: 'In a list or between segments',
    Letters: 'On a list: to the option that begins so',
    Escape: 'Empties the search; closes an open list or the sheet',
  },
  copy: filterCopy,
}

const meta = {
  title: 'Filter/FilterPanel',
  component: FilterPanel<OfferFilters>,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    of: offerFilters,
    value: { ...offerFilters.initial, page: 3 },
    given: { trade: tradeOptions(demoTrades) },
    count: 48,
    onChange,
  },
  render: (args) => <Kept {...args} />,
  beforeEach: () => void onChange.mockReset(),
} satisfies Meta<typeof FilterPanel<OfferFilters>>

export default meta
type Story = StoryObj<typeof meta>

const list = (inside: HTMLElement, name: string) => within(inside).getByRole('combobox', { name })

export const Default: Story = {
  name: 'Default (S-089..S-094)',
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByRole('searchbox', { name: 'Nombre' })).toBeVisible()
    await expect(list(canvasElement, 'Oficio')).toHaveDisplayValue('Todos')
    await expect(panel.getByRole('radio', { name: 'Más recientes' })).toBeChecked()
    await expect(list(canvasElement, 'Provincia')).toHaveDisplayValue('Buenos Aires')
    await expect(list(canvasElement, 'Ciudad')).toHaveDisplayValue('Todas')
    await expect(optionWords(list(canvasElement, 'Oficio'))).toEqual([
      'Todos',
      ...demoTrades.map(({ name }) => name),
    ])
    await userEvent.selectOptions(list(canvasElement, 'Ciudad'), 'Quilmes')
    await userEvent.click(panel.getByRole('radiogroup', { name: 'Por lanzamiento' }))
    await userEvent.click(panel.getByRole('radio', { name: 'Más antiguos' }))
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ city: 'Quilmes', order: 'ASC' })),
    )
  },
}

/** Any change goes back to the first page. */
export const ChoosingATrade: Story = {
  name: 'Choosing a trade (S-334)',
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(list(canvasElement, 'Oficio'), 'Pintura')
    await expect(onChange).toHaveBeenCalledWith({ ...offerFilters.initial, trade: 3 })
  },
}

export const Searching: Story = {
  name: 'Searching (S-335)',
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('searchbox', { name: 'Nombre' })
    await userEvent.type(box, 'pin')
    await waitFor(() => expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ title: 'pin' })))
    await userEvent.clear(box)
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ title: undefined, page: 1 })),
    )
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    panel.getByRole('radio', { name: 'Más recientes' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ order: 'ASC' }))
    await expect(panel.getByRole('radio', { name: 'Más antiguos' })).toHaveFocus()
  },
}

export const Clearing: Story = {
  args: { value: { ...offerFilters.initial, trade: 3, city: 'Quilmes', title: 'pintar' } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByRole('searchbox', { name: 'Nombre' })).toHaveValue('pintar')
    await userEvent.click(panel.getByRole('button', { name: 'Limpiar' }))
    await expect(onChange).toHaveBeenCalledWith(offerFilters.initial)
    await expect(panel.getByRole('searchbox', { name: 'Nombre' })).toHaveValue('')
  },
}

/** The city hangs on the province. */
export const ChangingTheProvince: Story = {
  name: 'Changing the province (S-333)',
  args: { value: { ...offerFilters.initial, province: undefined, city: 'Quilmes' } },
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(list(canvasElement, 'Provincia'), 'Buenos Aires')
    await expect(onChange).toHaveBeenCalledWith(
      expect.objectContaining({ province: 'Buenos Aires', city: undefined }),
    )
  },
}

/** Under 1024 px the panel is a sheet, and what is in use stands beside its button. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { value: { ...offerFilters.initial, trade: 3 } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const opener = panel.getByRole('button', { name: 'Filtros (1)' })
    await userEvent.click(opener)
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }))
    await expect(sheet.getByRole('combobox', { name: 'Oficio' })).toHaveDisplayValue('Pintura')
    await userEvent.click(sheet.getByRole('button', { name: 'Ver 48 resultados' }))
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(panel.getByRole('button', { name: 'Quitar Oficio: Pintura' }))
    await expect(onChange).toHaveBeenCalledWith(offerFilters.initial)
  },
}

export const SheetOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filtros' }))
    await screen.findByRole('dialog', { name: 'Filtros' })
  },
}

/** The row above one's own offers. */
export const Bar: StoryObj = {
  name: 'Bar (S-467, S-470)',
  render: () => <Kept of={ownOfferFilters} value={ownOfferFilters.initial} onChange={fn()} layout="bar" />,
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement)
    await expect(bar.getByRole('searchbox', { name: 'Nombre' })).toHaveValue('')
    await expect(list(canvasElement, 'Fecha de publicación')).toHaveDisplayValue('Más recientes')
    await expect(optionWords(list(canvasElement, 'Estado'))).toEqual([
      'Todos',
      'pendiente',
      'proceso',
      'terminado',
    ])
  },
}

export const Professionals: StoryObj = {
  name: 'Professionals (S-130, S-136)',
  render: () => (
    <Kept
      of={professionalFilters}
      value={professionalFilters.initial}
      given={{ trade: tradeOptions(demoTrades) }}
      onChange={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    for (const name of ['Oficio', 'Provincia', 'Ciudad', 'Horario'])
      await expect(panel.getByRole('combobox', { name })).toBeVisible()
    await expect(panel.getByRole('searchbox', { name: 'Nombre' })).toBeVisible()
    await userEvent.click(panel.getByRole('checkbox', { name: 'lunes' }))
    await expect(panel.getByRole('checkbox', { name: 'lunes' })).toBeChecked()
    await expect(list(canvasElement, 'Rating')).toHaveDisplayValue('Mejor puntuados')
    await expect(optionWords(list(canvasElement, 'Rating'))).toContain('Menos puntuados')
  },
}

/** Beside a list in a window of 800 px the card keeps its edge in view and scrolls by itself, down to its last control. */
export const BesideAList: StoryObj = {
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { low: { name: 'Low 1280', styles: { width: '1280px', height: '800px' } } } },
  },
  globals: { viewport: { value: 'low' } },
  render: () => (
    // As far down as under the top bar.
    <div style={{ paddingTop: 68 }}>
      <ListPage
        title="Profesionales"
        filters={
          <Kept
            of={professionalFilters}
            value={professionalFilters.initial}
            given={{ trade: tradeOptions(demoTrades) }}
            onChange={fn()}
          />
        }
      >
        <div style={{ height: '200vh' }} />
      </ListPage>
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Filtros' })
    const bottom = (element: Element) => element.getBoundingClientRect().bottom
    await expect(window.innerHeight).toBe(800)
    await expect(bottom(card)).toBeLessThan(window.innerHeight)
    await expect(card.scrollHeight).toBeGreaterThan(card.clientHeight)
    const last = list(card, 'Rating')
    canvas.getByRole('button', { name: 'Limpiar' }).focus()
    while (document.activeElement !== last) {
      await userEvent.tab()
      const { activeElement } = document
      await expect(card.contains(activeElement)).toBe(true)
      // With the whole of its ring, and what lies over the end of the card begins after that.
      if (activeElement) await expect(bottom(activeElement) + 6).toBeLessThanOrEqual(bottom(card) - 14)
    }
    last.blur()
    card.scrollTop = 0
  },
}

/** A change keeps the focus on its control, and the count is said once when it has arrived. */
export const CountOnce: Story = {
  args: { count: undefined },
  render: function Counted(args) {
    const [value, setValue] = useState(args.value)
    return (
      <FilterPanel
        {...args}
        value={value}
        count={value.title === 'pint' ? 3 : undefined}
        onChange={setValue}
      />
    )
  },
  play: async ({ canvas }) => {
    const said: (string | null)[] = []
    const status = canvas.getByRole('status')
    const watch = new MutationObserver(() => said.push(status.textContent))
    watch.observe(status, { childList: true, characterData: true, subtree: true })
    await userEvent.tab()
    await userEvent.tab()
    const box = canvas.getByRole('searchbox', { name: 'Nombre' })
    await expect(box).toHaveFocus()
    await userEvent.keyboard('pint')
    await waitFor(() => expect(status).toHaveTextContent('3 resultados'))
    await expect(said).toEqual(['3 resultados'])
    await expect(box).toHaveFocus()
    watch.disconnect()
  },
}

/** The sheet holds the focus, closes with Escape and gives the focus back to its button. */
export const SheetByKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filtros' })
    await userEvent.tab()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: 'Filtros' })
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    value: { ...offerFilters.initial, trade: 3, city: 'Exaltacion de la Cruz', title: 'impermeabilización' },
  },
}
