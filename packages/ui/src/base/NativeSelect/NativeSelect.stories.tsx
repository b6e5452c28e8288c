import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'
import { NativeSelect, type NativeSelectProps } from './NativeSelect.tsx'

const cities = ['Avellaneda', 'Berisso', 'La Plata', 'Lanús', 'Lomas de Zamora', 'Quilmes', 'Tigre']
const options = [{ value: '', label: 'Todas' }, ...cities.map((city) => ({ value: city, label: city }))]

const guide: Guide = {
  whenToUse:
    'To select one of more than five options where the choice takes effect immediately, as in filters. It adds little to the bundle, and touch devices show their own picker.',
  alternatives: {
    Select: 'in forms, where the list should look the same on every device',
    RadioGroup: 'for up to five options, all visible',
    CheckboxGroup: 'to select several options',
    SearchField: 'when typing is faster than selecting',
  },
  anatomy: [
    'Label',
    'Field with the selected option and a chevron',
    'Help text or error message',
    'List: styled like Select where the browser supports it and the pointer is a mouse, otherwise the list of the device',
  ],
  do: ['Add an option such as «All» when users may select nothing. Its value may be empty.'],
  dont: [
    'Do not rely on the appearance of the open list. On touch devices and in some browsers it is not ours.',
    'Do not add a description to an option. A native option has one line of text.',
  ],
  keyboard: {
    'Space, Alt + Arrow Down': 'Opens the list. Arrow keys then move through it',
    'Enter, Arrow Up, Arrow Down':
      'Opens the list where it is styled. Otherwise arrow keys change the selection',
    'Home, End': 'Moves to the first or last option',
    Letters: 'Moves to the option that starts with the letters. Selects it while the list is closed',
    Enter: 'Selects the option in the open list',
    Escape: 'Closes the list without a selection',
  },
  messages: { choose: esAR['select.choose'] },
}

const meta = {
  title: 'Components/Control/NativeSelect',
  component: NativeSelect,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Ciudad', options, defaultValue: '', onChange: fn() },
} satisfies Meta<typeof NativeSelect>

export default meta
type Story = StoryObj<typeof meta>

const box = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Ciudad' })

const asDefault = { checks: { skip: { picture: 'looks like Default' } } }

const Controlled = ({ value: first = '', onChange, ...rest }: NativeSelectProps) => {
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

export const Selecting: Story = {
  parameters: asDefault,
  args: { value: 'Tigre' },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvasElement }) => {
    await expect(box(canvasElement)).toHaveDisplayValue('Tigre')
    await userEvent.selectOptions(box(canvasElement), 'Quilmes')
    await expect(args.onChange).toHaveBeenCalledWith('Quilmes')
    await expect(box(canvasElement)).toHaveDisplayValue('Quilmes')
  },
}

/** A controlled value does not change until the caller changes it. */
export const ValueNotUpdated: Story = {
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

/** Shows the placeholder when the value is not one of the options. */
export const NoSelection: Story = {
  args: { value: 'Rosario' },
  play: async ({ args, canvasElement }) => {
    await expect(box(canvasElement)).toHaveDisplayValue(esAR['select.choose'])
    await userEvent.selectOptions(box(canvasElement), 'Todas')
    await expect(args.onChange).toHaveBeenCalledWith('')
  },
}

/** An option can be disabled, and can have another language than the page. An element needs its text as `textValue`. */
export const OptionProps: Story = {
  args: {
    options: [
      { value: 'all', label: 'All', lang: 'en' },
      { value: 'x', label: <b>Ituzaingó</b>, textValue: 'Ituzaingó' },
      { value: 'y', label: 'Quilmes', isDisabled: true },
    ],
    defaultValue: 'x',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(box(canvasElement)).toHaveDisplayValue('Ituzaingó')
    await expect(canvas.getByRole('option', { name: 'All' })).toHaveAttribute('lang', 'en')
    await expect(canvas.getByRole('option', { name: 'Quilmes' })).toBeDisabled()
  },
}

/** The headings of groups are part of the native list. */
export const Groups: Story = {
  parameters: asDefault,
  args: {
    options: [
      { value: '', label: 'Todas' },
      { value: 'Lanús', label: 'Lanús', group: 'Sur' },
      { value: 'Quilmes', label: 'Quilmes', group: 'Sur' },
      { value: 'Tigre', label: 'Tigre', group: 'Norte' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Sur' }))
    await expect(group.getAllByRole('option')).toHaveLength(2)
    await userEvent.selectOptions(box(canvasElement), 'Tigre')
    await expect(args.onChange).toHaveBeenCalledWith('Tigre')
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
