import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { NumberField } from './NumberField.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For a number that users know, such as a budget, a weight, a percentage or years.',
  alternatives: {
    TextField: 'for digits that are not a quantity, such as telephone numbers',
    Slider: 'for an approximate number between two others',
    StarsField: 'for a score',
  },
  anatomy: [
    'Label',
    'Unit before or after the number (optional)',
    'Number',
    'Buttons that change it by one step (optional)',
    'Help text',
    'Error message',
  ],
  do: [
    'Treat `Number.NaN` as an invalid value: the field explains in words what is wrong with its text.',
    'Declare decimals and units with `formatOptions`, or decimals with `step`: without them the field accepts whole numbers.',
    'Validate the limits in the form too. Its `errorMessage` replaces the sentences of `min` and `max`.',
    'Show buttons with `hasSteppers` for small numbers that users change by one, such as guests.',
  ],
  dont: [
    'Do not parse the text of the field: users group digits in several ways.',
    'Do not round or limit the number in `onChange`: users would send a number that they have not typed.',
  ],
  keyboard: {
    'Arrow up, arrow down': 'Changes the value by one step',
    'Page up, page down': 'Changes the value by ten steps',
    'Decimal key of the number pad': 'Types the separator of the locale',
    'Backspace, Delete': 'Beside a separator: deletes the digit next to it',
    'Control + Z, Control + Shift + Z': 'Undoes and redoes an edit',
  },
  messages: {
    unclear: 'number.unclear',
    decimals: 'number.decimals',
    long: 'number.long',
    unreadable: 'number.unreadable',
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

const getInput = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('textbox')

/** Digits are grouped while the user types. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Presupuesto' })
    await userEvent.type(input, '92500')
    await expect(input).toHaveValue('92.500')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(args.onChange).toHaveBeenLastCalledWith(92_500)
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

export const Described: Story = { args: { description: 'En pesos, sin centavos' } }

/** Keys change the value within the limits. */
export const ByKeyboard: Story = {
  args: { defaultValue: 99_985 },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(getInput(canvasElement)).toHaveFocus()
    for (const [key, number, text] of [
      ['{ArrowUp}', 99_986, '99.986'],
      ['{ArrowDown}', 99_985, '99.985'],
      ['{PageUp}', 99_995, '99.995'],
      ['{PageUp}', 99_999, '99.999'],
      ['{PageDown}', 99_989, '99.989'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(getInput(canvasElement)).toHaveValue(text)
      await expect(args.onChange).toHaveBeenLastCalledWith(number)
    }
  },
}

const pasteInto = async (input: HTMLInputElement, text: string) => {
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(text)
}

/** Accepts more digits than the maximum. The form shows the error. */
export const AboveMaximum: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(getInput(canvasElement), '99999')
    await expect(args.onChange).toHaveBeenLastCalledWith(99_999)
    await userEvent.type(getInput(canvasElement), '9')
    await expect(args.onChange).toHaveBeenLastCalledWith(999_999)
    // More digits than a number keeps.
    await pasteInto(getInput(canvasElement), '99999999999999999999')
    await expect(args.onChange).toHaveBeenLastCalledWith(Infinity)
  },
}

/** The points that users type mean thousands. */
export const TypedWithPoints: Story = {
  play: async ({ args, canvasElement }) => {
    const input = getInput(canvasElement)
    for (const text of ['15.000', '$ 15000', '15.000,00', '15 000']) {
      await userEvent.clear(input)
      await userEvent.type(input, text)
      await userEvent.tab()
      await expect(input).toHaveValue('15.000')
      await expect(args.onChange).toHaveBeenLastCalledWith(15_000)
    }
  },
}

/** An amount from a chat shows as a number at once. */
export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    const input = getInput(canvasElement)
    for (const text of ['$ 15.000', '$15.000.-', '15\u202F000', '*15.000*', '15.000 pesos', '15,000.00']) {
      await pasteInto(input, text)
      await expect(input).toHaveValue('15.000')
      await expect(args.onChange).toHaveBeenLastCalledWith(15_000)
    }
  },
}

/** A text with two meanings stays, with the two numbers that it can be. */
export const Unclear: Story = {
  play: async ({ args, canvasElement }) => {
    const input = getInput(canvasElement)
    await userEvent.type(input, '15,000')
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN)
    // While the user types, nothing is wrong yet.
    await expect(input).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Error: ¿15.000 o 15? Escribí cuál de los dos es')
    await expect(input).toHaveValue('15,000')
    await expect(input).toBeInvalid()
    await userEvent.clear(input)
    await userEvent.type(input, '15.000')
    await expect(input).toBeValid()
    await expect(args.onChange).toHaveBeenLastCalledWith(15_000)
  },
}

/** Other texts have a sentence too, instead of the one of the form. */
export const Unreadable: Story = {
  args: { errorMessage: 'Please enter an estimate' },
  play: async ({ canvasElement }) => {
    for (const [text, sentence] of [
      ['1e3', 'Escribí solo el número, como 15.000'],
      ['1.500,5', 'Escribilo sin decimales: 1.500 o 1.501'],
      ['15 mil', 'Escribí solo el número, como 15.000'],
    ] as const) {
      await pasteInto(getInput(canvasElement), text)
      await userEvent.keyboard('{Enter}')
      await expect(getInput(canvasElement)).toHaveAccessibleDescription(`Error: ${sentence}`)
    }
  },
}

/** The caret stays beside what the user typed or deleted. */
export const Caret: Story = {
  args: { defaultValue: 15_000 },
  play: async ({ args, canvasElement }) => {
    const input = getInput(canvasElement)
    const editAt = async (position: number, keys: string, text: string, caret: number) => {
      input.focus()
      input.setSelectionRange(position, position)
      await userEvent.keyboard(keys)
      await expect(input).toHaveValue(text)
      await expect([input.selectionStart, input.selectionEnd]).toEqual([caret, caret])
    }
    await editAt(1, '7', '175.000', 2)
    await editAt(3, '9', '1.759.000', 5)
    // Across a separator, the next digit goes.
    await editAt(6, '{Backspace}', '175.000', 3)
    await editAt(3, '{Delete}', '17.500', 4)
    await editAt(0, '{Delete}', '7.500', 0)
    await expect(args.onChange).toHaveBeenLastCalledWith(7500)
    input.setSelectionRange(0, 3)
    await userEvent.keyboard('2')
    await expect(input).toHaveValue('200')
    await expect(input.selectionStart).toBe(1)
  },
}

export const UndoAndRedo: Story = {
  play: async ({ args, canvasElement }) => {
    const input = getInput(canvasElement)
    await userEvent.type(input, '1500')
    await userEvent.paste('00')
    await expect(input).toHaveValue('150.000')
    for (const text of ['1.500', '150', '15']) {
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(input).toHaveValue(text)
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(15)
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(input).toHaveValue('150')
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(input).toHaveValue('1.500')
    // The menu of the browser.
    await fireEvent(input, new InputEvent('beforeinput', { inputType: 'historyUndo', cancelable: true }))
    await expect(input).toHaveValue('150')
  },
}

/** What an input method composes is grouped when it is complete. */
export const Composed: Story = {
  play: async ({ args, canvasElement }) => {
    const input = getInput(canvasElement)
    const compose = (text: string) => fireEvent.input(input, { target: { value: text }, isComposing: true })
    await userEvent.click(input)
    await fireEvent.compositionStart(input)
    await compose('１５')
    await expect(input).toHaveValue('１５')
    await compose('１５０００')
    await fireEvent.compositionEnd(input)
    await expect(input).toHaveValue('15.000')
    await expect(args.onChange).toHaveBeenLastCalledWith(15_000)
  },
}

/** A form receives the number in digits. */
export const InForm: Story = {
  args: { name: 'budget', defaultValue: 48_000 },
  render: (args) => (
    <form aria-label="Oferta">
      <Stack align="start">
        <NumberField {...args} />
        <Button type="reset" variant="ghost">
          Volver a empezar
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const input = getInput(canvasElement)
    await expect(new FormData(form).get('budget')).toBe('48000')
    // As the browser fills it in.
    await fireEvent.input(input, { target: { value: '$ 15.000' } })
    await expect(new FormData(form).get('budget')).toBe('15000')
    await pasteInto(input, '15,000')
    await expect(new FormData(form).get('budget')).toBe('')
    await expect(form.checkValidity()).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a empezar' }))
    await expect(input).toHaveValue('48.000')
    await expect(new FormData(form).get('budget')).toBe('48000')
  },
}

const WithSuggestion = (props: Parameters<typeof NumberField>[0]) => {
  const [value, setValue] = useState<number | null>(null)
  return (
    <Stack align="start">
      <NumberField {...props} value={value} onChange={setValue} />
      <Button variant="ghost" onClick={() => setValue(30_000)}>
        Usar $ 30.000
      </Button>
    </Stack>
  )
}

/** A number that the app sets replaces the text and its error. */
export const SetFromOutside: Story = {
  render: (args) => <WithSuggestion {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(getInput(canvasElement), '15,000')
    await userEvent.click(canvas.getByRole('button', { name: 'Usar $ 30.000' }))
    await expect(getInput(canvasElement)).toHaveValue('30.000')
    await expect(getInput(canvasElement)).toBeValid()
  },
}
