import { type OfferFilters, offerFilters, tradeOptions } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ControlledFilterPanel } from '../../testing/ControlledFilterPanel.tsx'
import { FilterPanel } from './FilterPanel.tsx'

const onChange = fn<(filters: OfferFilters) => void>()
const expectChange = (values: Partial<OfferFilters>) =>
  waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining(values)))

const meta = {
  title: 'Patterns/Filter/FilterPanel/Refused values',
  component: FilterPanel<OfferFilters>,
  tags: ['interactive'],
  args: {
    filters: offerFilters,
    value: offerFilters.initial,
    options: { trade: tradeOptions(demoTrades) },
    count: 0,
    onChange,
  },
  render: (args) => <ControlledFilterPanel {...args} />,
  beforeEach: () => void onChange.mockReset(),
} satisfies Meta<typeof FilterPanel<OfferFilters>>

export default meta
type Story = StoryObj<typeof meta>

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
