import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PlomadaProvider } from '../../provider/index.ts'
import type { Guide } from '../../testing/guide.ts'
import { baseCopy } from '../base.copy.ts'
import { NativeSelect, type NativeSelectProps } from './NativeSelect.tsx'

const cities = ['Avellaneda', 'Berisso', 'La Plata', 'Lanús', 'Lomas de Zamora', 'Quilmes', 'Tigre']
const options = [{ value: '', label: 'Todas' }, ...cities.map((city) => ({ value: city, label: city }))]

const guide: Guide = {
  use: 'One of more than five, where a choice counts at once and is often changed: the filters of a list. It weighs next to nothing, and a phone shows the picker that its owner knows.',
  instead: {
    Select: 'in a form, where the list should look the same on every device',
    RadioGroup: 'for up to five options that fit in sight',
    CheckboxGroup: 'for any number of them',
    SearchField: 'for what people would rather type',
  },
  anatomy: [
    'Label',
    'Box with the chosen words and a chevron',
    'Help or error',
    'List: drawn as in Select by a browser that can and a mouse, else the one of the device',
  ],
  do: ['Give «Todas» an option of its own where no choice is a choice; its value may be empty.'],
  dont: [
    'Do not count on the look of the open list: on a phone and in some browsers it is not ours.',
    'Do not explain an option in a second line: an option is a line of text.',
  ],
  keys: {
    'Space, Alt + Arrow Down': 'Open the list; arrows then move in it',
    'Enter, Arrow Up, Arrow Down': 'The same, where the list is ours; else arrows choose without opening it',
    'Home, End': 'To the first and the last option',
    Letters: 'To the option that begins so; on the closed box they choose it',
    Enter: 'In the open list: chooses',
    Escape: 'Closes the list and chooses nothing',
  },
  copy: { choose: baseCopy.choose },
}

const meta = {
  title: 'Base/Control/NativeSelect',
  component: NativeSelect,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Ciudad', options, defaultValue: '', onChange: fn() },
} satisfies Meta<typeof NativeSelect>

export default meta
type Story = StoryObj<typeof meta>

const box = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Ciudad' })

const asDefault = { checks: { skip: { picture: 'looks like Default' } } }

/** Keeps what was chosen, as a page would. */
const Kept = ({ value: first = '', onChange, ...rest }: NativeSelectProps) => {
  const [value, setValue] = useState(first)
  return (
    <NativeSelect
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}

export const Default: Story = {}

export const Choosing: Story = {
  parameters: asDefault,
  args: { value: 'Tigre' },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvasElement }) => {
    await expect(box(canvasElement)).toHaveDisplayValue('Tigre')
    await userEvent.selectOptions(box(canvasElement), 'Quilmes')
    await expect(args.onChange).toHaveBeenCalledWith('Quilmes')
    await expect(box(canvasElement)).toHaveDisplayValue('Quilmes')
  },
}

/** Who holds the value decides: a choice that is not taken up is not shown. */
export const Held: Story = {
  parameters: asDefault,
  args: { value: 'Tigre' },
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(box(canvasElement), 'Quilmes')
    await expect(args.onChange).toHaveBeenCalledWith('Quilmes')
    await expect(box(canvasElement)).toHaveDisplayValue('Tigre')
  },
}

export const ByKeyboard: Story = {
  parameters: asDefault,
  args: { onBlur: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(box(canvasElement)).toHaveFocus()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Nothing chosen, or something that is no longer offered: the box does not claim its first option. */
export const WithoutChoice: Story = {
  args: { value: 'Rosario' },
  play: async ({ args, canvasElement }) => {
    await expect(box(canvasElement)).toHaveDisplayValue(baseCopy.choose)
    await userEvent.selectOptions(box(canvasElement), 'Todas')
    await expect(args.onChange).toHaveBeenCalledWith('')
  },
}

/** Words of a table reach the options, and English ones say that they are. */
export const Corrected: Story = {
  args: {
    options: [
      { value: 'all', label: 'All' },
      { value: 'x', label: 'Ituzaingo' },
    ],
    defaultValue: 'x',
  },
  render: (args) => (
    <PlomadaProvider corrections={{ Ituzaingo: 'Ituzaingó' }}>
      <NativeSelect {...args} />
    </PlomadaProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toHaveDisplayValue('Ituzaingó')
    await expect(within(canvasElement).getByRole('option', { name: 'All' })).toHaveAttribute('lang', 'en')
  },
}

export const Invalid: Story = {
  args: { defaultValue: undefined, isRequired: true, errorMessage: 'La ciudad es requerida' },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toHaveAccessibleDescription('Error: La ciudad es requerida')
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const LongWords: Story = {
  args: {
    options: [
      { value: 'todas', label: 'Ciudad Autónoma de Buenos Aires y todos los partidos del conurbano' },
    ],
    defaultValue: 'todas',
  },
  globals: { viewport: { value: 'phone' } },
}
