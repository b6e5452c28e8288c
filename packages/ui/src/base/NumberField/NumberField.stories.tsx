import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { NumberField } from './NumberField.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'A whole number that people know: a budget, years.',
  instead: {
    TextField: 'for a telephone or a house number: what nobody adds up',
    StarsField: 'for a score',
    Money: 'to show an amount',
  },
  anatomy: ['Label', 'Unit inside the box, if any', 'Number', 'Help', 'Error'],
  do: ['Pass `min` and `max` for the keys; the rules themselves belong to the form.'],
  dont: ['Do not cut what is typed: say what is wrong with it.'],
  keys: {
    'Arrow up, arrow down': 'One step more or less',
    'Page up, page down': 'Ten steps more or less',
    'Home, End': 'To the least and to the greatest number, where there is one',
    'Shift + Home': 'Selects, as in every text box',
  },
}

const meta = {
  title: 'Base/Control/NumberField',
  component: NumberField,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Presupuesto', prefix: '$', onChange: fn(), min: 1, max: 99999 },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Presupuesto' })
    await userEvent.type(input, '92500')
    await expect(args.onChange).toHaveBeenLastCalledWith(92500)
    await userEvent.clear(input)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const WithoutUnit: Story = {
  args: { prefix: undefined, label: 'Años de experiencia', defaultValue: 12 },
}

export const Invalid: Story = {
  args: { defaultValue: 1250000, errorMessage: 'Please enter an estimate of up to 5 digits' },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 48000 } }

const held = (canvas: { getByRole: (role: 'spinbutton') => HTMLElement }) => canvas.getByRole('spinbutton')

/** The keys of a spin button, within its limits. */
export const ByKeyboard: Story = {
  args: { defaultValue: 99_985 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(held(canvas)).toHaveFocus()
    for (const [key, number] of [
      ['{ArrowUp}', 99_986],
      ['{ArrowDown}', 99_985],
      ['{PageUp}', 99_995],
      ['{Home}', 1],
      ['{End}', 99_999],
      ['{PageDown}', 99_989],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(held(canvas)).toHaveValue(number)
      await expect(args.onChange).toHaveBeenLastCalledWith(number)
    }
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect(held(canvas)).toHaveValue(99_999)
  },
}

/** A sixth digit can be typed: the form says what is wrong with it. */
export const SixDigits: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(held(canvas), '99999')
    await expect(args.onChange).toHaveBeenLastCalledWith(99_999)
    await userEvent.type(held(canvas), '9')
    await expect(args.onChange).toHaveBeenLastCalledWith(999_999)
  },
}

/** Scrolling over it changes nothing. */
export const Wheel: Story = {
  args: { defaultValue: 48_000 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await fireEvent.wheel(held(canvas), { deltaY: 120 })
    await expect(held(canvas)).toHaveValue(48_000)
    await expect(held(canvas)).not.toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Described: Story = { args: { description: 'En pesos, sin centavos' } }
