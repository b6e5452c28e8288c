import {
  boundedInteger,
  boundedText,
  choice,
  day,
  defineFilters,
  flag,
  numeric,
  toOptions,
} from '@plomada/define'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'
import type { Guide } from '../../testing/guide.ts'
import { FilterPanel } from './FilterPanel.tsx'

const guide: Guide = {
  whenToUse:
    'For ranges of numbers (`numeric`) and days (`day`) with `rangeEnd`, what is on or off (`flag`) and choices from long lists (`choice` with `searchable`). Their controls load when a list has them.',
  alternatives: { FilterPanel: 'for searches, choices and checkboxes' },
  anatomy: ['Two controls for a range, those of numbers side by side', 'Checkbox', 'Combobox'],
  do: [
    'Name both ends of a range in full: «Price from», «Price up to».',
    'Give a number the bounds of its parser: the field explains them.',
  ],
  dont: ['Do not refuse a reversed range on the server. The panel explains it, and the list is empty.'],
  keyboard: {
    'Arrow Up, Arrow Down': 'In a number: changes it by one',
    Space: 'Changes a checkbox',
    Enter: 'In the list of a combobox: selects the option',
  },
  messages: { reversed: en['filter.reversed'] },
}

const districts = ['Altona', 'Barmbek', 'Bergedorf', 'Eimsbüttel', 'Harburg', 'Ottensen', 'Wandsbek']
const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const
const filters = defineFilters(
  {
    district: choice('district', 'District', boundedText(1, 60), {
      options: toOptions(districts),
      emptyLabel: 'All districts',
      searchable: true,
    }),
    priceFrom: numeric('price_min', 'Price from', boundedInteger(0, 500), {
      formatOptions: euros,
      rangeEnd: 'priceTo',
    }),
    priceTo: numeric('price_max', 'Price up to', boundedInteger(0, 500), { formatOptions: euros }),
    from: day('from', 'Free from', { rangeEnd: 'to' }),
    to: day('to', 'Free until'),
    isDelivered: flag('delivered', 'With delivery'),
  },
  { pageSize: 20 },
)
type Filters = typeof filters.initial
const onChange = fn<(value: Filters) => void>()
const expectChange = (values: Partial<Filters>) =>
  waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining(values)))

const meta = {
  title: 'Patterns/Filter/FilterKinds',
  component: FilterPanel<Filters>,
  tags: ['interactive'],
  parameters: { guide },
  args: { filters, value: filters.initial, onChange, count: 12, action: '/tools' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: Filters) => {
      args.onChange(next)
      setValue(next)
    }
    return <FilterPanel {...args} value={value} onChange={change} />
  },
  decorators: [
    (Story) => (
      <Provider messages={en} locale="en-GB" currency="EUR">
        <div lang="en">
          <Story />
        </div>
      </Provider>
    ),
  ],
  beforeEach: () => void onChange.mockReset(),
} satisfies Meta<typeof FilterPanel<Filters>>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const district = await canvas.findByRole('combobox', { name: 'District' })
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Price from' })).toBeEnabled())
    await canvas.findByRole('checkbox', { name: 'With delivery' })
    district.focus()
    await userEvent.keyboard('otten')
    await screen.findByRole('option', { name: 'Ottensen' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expectChange({ district: 'Ottensen' })
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Price from' })).toHaveFocus()
    await userEvent.keyboard('20')
    await expectChange({ priceFrom: 20, priceTo: undefined })
    await userEvent.tab()
    await userEvent.keyboard('35{ArrowUp}')
    await expectChange({ priceFrom: 20, priceTo: 36 })
    canvas.getByRole('checkbox', { name: 'With delivery' }).focus()
    await userEvent.keyboard(' ')
    await expectChange({ isDelivered: true })
    await userEvent.keyboard(' ')
    await expectChange({ isDelivered: undefined, district: 'Ottensen', priceTo: 36 })
  },
}

/** A range that ends before it starts finds nothing: its end says why. */
export const Reversed: Story = {
  args: { value: filters.parse({ price_min: '50', price_max: '20', from: '2026-03-09', to: '2026-03-01' }) },
  play: async ({ canvas }) => {
    const end = await canvas.findByRole('textbox', { name: 'Price up to' })
    await waitFor(() => expect(end).toHaveAccessibleDescription(/The range ends before it starts/))
    await waitFor(() => expect(canvas.getAllByText('The range ends before it starts')).toHaveLength(2))
    await userEvent.clear(end)
    await expectChange({ priceTo: undefined })
    await expect(end).not.toHaveAccessibleDescription(/The range ends/)
  },
}

/** A number out of bounds is not applied: the field says which numbers are possible. */
export const OutOfBounds: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Price from' })).toBeEnabled())
    const start = canvas.getByRole('textbox', { name: 'Price from' })
    await userEvent.type(start, '5')
    await expectChange({ priceFrom: 5 })
    await userEvent.type(start, '000')
    await userEvent.tab()
    await waitFor(() => expect(start).toHaveAccessibleDescription(/500/))
    await expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ priceFrom: 5 }))
  },
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { value: filters.parse({ price_min: '20', delivered: 'true', district: 'Altona' }) },
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole('list', { name: 'Active filters' }))
    await expect(chips.getByText('Price from: €20')).toBeVisible()
    await userEvent.click(chips.getByRole('button', { name: 'Remove With delivery: With delivery' }))
    await expectChange({ isDelivered: undefined, priceFrom: 20 })
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (2)' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    const end = await sheet.findByRole('textbox', { name: 'Price up to' })
    await userEvent.type(end, '30')
    await userEvent.keyboard('{Escape}')
    await expectChange({ priceTo: 30 })
  },
}

export const Bar: Story = {
  args: { layout: 'bar' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Price from' })).toBeEnabled())
    await expect(await canvas.findByRole('checkbox', { name: 'With delivery' })).toBeVisible()
  },
}
