import { type OfferFilters, offerFilters, ownOfferFilters, tradeOptions } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ControlledFilterPanel, ProfessionalFilters } from '../../testing/ControlledFilterPanel.tsx'
import { messagesWith } from '../../testing/texts/messagesWith.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import type { Guide } from '../../testing/guide.ts'
import { optionLabels } from '../../testing/texts/optionLabels.ts'

const onChange = fn<(filters: OfferFilters) => void>()
const expectChange = (values: Partial<OfferFilters>) =>
  waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining(values)))

const messages = messagesWith('filter.')
const guide: Guide = {
  whenToUse: 'To filter a list. The controls come from the filter definition of the list.',
  alternatives: { Form: 'to submit data', SearchField: 'for a single search field' },
  anatomy: [
    'Heading and «Clear»',
    'One control per filter',
    'Without scripts, with `action`: «Filters», one control per filter, «Show results» and «Clear»',
    'Below 1024 px: the button «Filters» with the number of active filters, a chip for each, and a sheet',
  ],
  do: [
    'Store the values in the URL.',
    'Pass `action` if a server renders the page: then the filters work without scripts.',
    'Pass `count` when the results have loaded. Screen readers announce it once.',
  ],
  dont: ['Do not add an apply button. Each change takes effect immediately.'],
  keyboard: {
    Tab: 'Moves focus to the next control',
    Arrows: 'Changes the selection in a list or between segments',
    Letters: 'In a list: moves to the option that starts with the letters',
    Escape: 'Clears the search; closes an open list or the sheet',
  },
  messages,
}

const meta = {
  title: 'Patterns/Filter/FilterPanel',
  component: FilterPanel<OfferFilters>,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    filters: offerFilters,
    value: { ...offerFilters.initial, page: 3 },
    options: { trade: tradeOptions(demoTrades) },
    count: 48,
    onChange,
    action: '/service',
  },
  render: (args) => <ControlledFilterPanel {...args} />,
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
    await expect(optionLabels(list(canvasElement, 'Oficio'))).toEqual([
      'Todos',
      ...demoTrades.map(({ name }) => name),
    ])
    await userEvent.selectOptions(list(canvasElement, 'Ciudad'), 'Quilmes')
    await userEvent.click(panel.getByRole('radiogroup', { name: 'Por lanzamiento' }))
    await userEvent.click(panel.getByRole('radio', { name: 'Más antiguos' }))
    await expectChange({ city: 'Quilmes', order: 'ASC' })
  },
}

/** Each change resets the page to 1. */
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
    await expectChange({ title: 'pin' })
    await userEvent.clear(box)
    await expectChange({ title: undefined, page: 1 })
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    panel.getByRole('radio', { name: 'Más recientes' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expectChange({ order: 'ASC' })
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
    // Two letters are not applied.
    await userEvent.type(panel.getByRole('searchbox', { name: 'Nombre' }), 'pi')
    await userEvent.click(panel.getByRole('button', { name: 'Limpiar' }))
    await expect(panel.getByRole('searchbox', { name: 'Nombre' })).toHaveValue('')
  },
}

/** A new province clears the city. */
export const ChangingTheProvince: Story = {
  name: 'Changing the province (S-333)',
  args: { value: { ...offerFilters.initial, province: undefined, city: 'Quilmes' } },
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(list(canvasElement, 'Provincia'), 'Buenos Aires')
    await expectChange({ province: 'Buenos Aires', city: undefined })
  },
}

/** Below 1024 px the panel is a sheet. The active filters are chips next to its button. */
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
    await expect(panel.getByRole('button', { name: 'Filtros' })).toHaveFocus()
  },
}

/** Text typed less than 300 ms before the sheet closes takes effect. */
export const ClosingWhileTyping: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: withFakeClock,
  play: async ({ canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Filtros' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }))
    await fireEvent.change(sheet.getByRole('searchbox', { name: 'Nombre' }), { target: { value: 'pintar' } })
    await advanceClock(200)
    await expect(onChange).not.toHaveBeenCalled()
    await fireEvent.click(sheet.getByRole('button', { name: 'Ver 48 resultados' }))
    await expect(onChange).toHaveBeenCalledWith({ ...offerFilters.initial, title: 'pintar' })
    await advanceClock(1000)
    await expect(onChange).toHaveBeenCalledTimes(1)
  },
}

export const SheetOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filtros' }))
    await screen.findByRole('dialog', { name: 'Filtros' })
  },
}

export const Bar: StoryObj = {
  name: 'Bar (S-467, S-470)',
  render: () => (
    <ControlledFilterPanel
      filters={ownOfferFilters}
      value={ownOfferFilters.initial}
      onChange={fn()}
      layout="bar"
    />
  ),
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement)
    await expect(bar.getByRole('searchbox', { name: 'Nombre' })).toHaveValue('')
    await expect(list(canvasElement, 'Fecha de publicación')).toHaveDisplayValue('Más recientes')
    const states = ['Todos', 'pendiente', 'proceso', 'terminado']
    await expect(optionLabels(list(canvasElement, 'Estado'))).toEqual(states)
  },
}

export const Professionals: StoryObj = {
  name: 'Professionals (S-130, S-136)',
  render: () => <ProfessionalFilters />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    for (const name of ['Oficio', 'Provincia', 'Ciudad', 'Horario'])
      await expect(panel.getByRole('combobox', { name })).toBeVisible()
    await expect(panel.getByRole('searchbox', { name: 'Nombre' })).toBeVisible()
    await userEvent.click(panel.getByRole('checkbox', { name: 'lunes' }))
    await expect(panel.getByRole('checkbox', { name: 'lunes' })).toBeChecked()
    await expect(list(canvasElement, 'Rating')).toHaveDisplayValue('Mejor puntuados')
    await expect(optionLabels(list(canvasElement, 'Rating'))).toContain('Menos puntuados')
  },
}

/** The address has a city and an order that do not exist: no option looks chosen while the list is empty. */
export const InvalidValue: Story = {
  args: { value: offerFilters.parse({ ciudad: 'Montevideo', orderFecha: 'arriba' }) },
  play: async ({ canvas }) => {
    const city = canvas.getByRole('combobox', { name: 'Ciudad' })
    await expect(city).toHaveDisplayValue('Elegir')
    await expect(city).toBeInvalid()
    await expect(city).toHaveAccessibleDescription(/El enlace pide una opción que no existe/)
    for (const option of canvas.queryAllByRole('radio')) await expect(option).not.toBeChecked()
    await userEvent.selectOptions(city, 'Quilmes')
    await expectChange({ city: 'Quilmes', invalid: undefined })
    await expect(city).toBeValid()
  },
}

export const InvalidValueOnAPhone: Story = {
  ...InvalidValue,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const notices = canvas.getAllByText('El enlace pide una opción que no existe. Elegí otra')
    await expect(notices.filter((notice) => notice.checkVisibility())).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Ciudad: Montevideo' }))
    await expectChange({ city: undefined, invalid: undefined })
  },
}

/** A search longer than the maximum is cut, with a notice. */
export const CutSearch: Story = {
  args: { value: offerFilters.parse({ tittle: 'baño '.repeat(100) }) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Nombre' })
    await expect(field).toHaveValue('baño '.repeat(20).trim())
    await expect(field).toHaveAccessibleDescription(/Buscamos con las primeras 100 letras/)
  },
}

/** A change keeps the focus. The number of results is announced once, when it has loaded. */
export const ResultCountAnnounced: Story = {
  args: { count: undefined },
  render: function Counted(args) {
    const [value, setValue] = useState(args.value)
    const count = value.title === 'pint' ? 3 : undefined
    return <FilterPanel {...args} value={value} count={count} onChange={setValue} />
  },
  play: async ({ canvas }) => {
    const announced: (string | null)[] = []
    const status = canvas.getByRole('status')
    const watch = new MutationObserver(() => announced.push(status.textContent))
    watch.observe(status, { childList: true, characterData: true, subtree: true })
    await userEvent.tab()
    await userEvent.tab()
    const box = canvas.getByRole('searchbox', { name: 'Nombre' })
    await expect(box).toHaveFocus()
    await userEvent.keyboard('pint')
    await waitFor(() => expect(status).toHaveTextContent('3 resultados'))
    await expect(announced).toEqual(['3 resultados'])
    await expect(box).toHaveFocus()
    watch.disconnect()
  },
}

/** The sheet traps the focus, closes with Escape and returns the focus to its button. */
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
