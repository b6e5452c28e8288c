import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { NumberField } from './NumberField.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For a whole number that users know, such as a budget or years.',
  alternatives: {
    TextField: 'for digits that are not a quantity, such as telephone numbers',
    StarsField: 'for a score',
    Money: 'to show an amount',
  },
  anatomy: ['Label', 'Unit inside the field (optional)', 'Number', 'Help text', 'Error message'],
  do: ['Pass `min` and `max` for the keyboard. Validate in the form.'],
  dont: ['Do not truncate input. Show an error message instead.'],
  keyboard: {
    'Arrow up, arrow down': 'Changes the value by one step',
    'Page up, page down': 'Changes the value by ten steps',
    'Home, End': 'Sets the minimum or maximum, if there is one',
    'Shift + Home': 'Selects text, as in every text field',
  },
}

const meta = {
  title: 'Components/Control/NumberField',
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

const getInput = (canvas: { getByRole: (role: 'spinbutton') => HTMLElement }) =>
  canvas.getByRole('spinbutton')

/** Keys change the value within the limits. */
export const ByKeyboard: Story = {
  args: { defaultValue: 99_985 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(getInput(canvas)).toHaveFocus()
    for (const [key, number] of [
      ['{ArrowUp}', 99_986],
      ['{ArrowDown}', 99_985],
      ['{PageUp}', 99_995],
      ['{Home}', 1],
      ['{End}', 99_999],
      ['{PageDown}', 99_989],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(getInput(canvas)).toHaveValue(number)
      await expect(args.onChange).toHaveBeenLastCalledWith(number)
    }
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect(getInput(canvas)).toHaveValue(99_999)
  },
}

/** Accepts more digits than the maximum. The form shows the error. */
export const AboveMaximum: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(getInput(canvas), '99999')
    await expect(args.onChange).toHaveBeenLastCalledWith(99_999)
    await userEvent.type(getInput(canvas), '9')
    await expect(args.onChange).toHaveBeenLastCalledWith(999_999)
  },
}

/** Scrolling over the field does not change its value. */
export const Wheel: Story = {
  args: { defaultValue: 48_000 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await fireEvent.wheel(getInput(canvas), { deltaY: 120 })
    await expect(getInput(canvas)).toHaveValue(48_000)
    await expect(getInput(canvas)).not.toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Described: Story = { args: { description: 'En pesos, sin centavos' } }
