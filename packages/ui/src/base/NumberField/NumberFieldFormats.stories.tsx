import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { NumberField } from './NumberField.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For a number with decimals, a currency, a percentage or a unit, in the digits of the locale.',
  alternatives: { NumberField: 'for its states and keys' },
  anatomy: ['Label', 'Unit before or after the number', 'Number', 'Buttons (optional)', 'Error message'],
  do: [
    'Declare the format once with `formatOptions`, in `@plomada/define` too. The field derives the unit and its place.',
    'Store percentages as shares: `0.125` is 12.5 %.',
  ],
  dont: ['Do not format the number for the field: pass a number.'],
  keyboard: {
    'Decimal key of the number pad': 'Types the separator of the locale',
  },
  messages: {
    precision: 'number.precision',
    min: 'number.min',
    max: 'number.max',
    decrease: 'number.decrease',
    increase: 'number.increase',
  },
}

const meta = {
  title: 'Components/Control/NumberFieldFormats',
  component: NumberField,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Budget', onChange: fn() },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

const getInput = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('textbox')

const pasteInto = async (input: HTMLInputElement, text: string) => {
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(text)
}

const createIn =
  (locale: string): NonNullable<Story['render']> =>
  (args) => (
    <Provider messages={en} locale={locale}>
      <NumberField {...args} />
    </Provider>
  )
const createFromRight =
  (locale: string): NonNullable<Story['render']> =>
  (args, context) => (
    <div dir="rtl" lang={locale}>
      {createIn(locale)(args, context)}
    </div>
  )

export const English: Story = {
  name: 'English: commas between thousands',
  render: createIn('en-US'),
  play: async ({ args, canvasElement }) => {
    await userEvent.type(getInput(canvasElement), '15000')
    await expect(getInput(canvasElement)).toHaveValue('15,000')
    await expect(args.onChange).toHaveBeenLastCalledWith(15_000)
  },
}

/** Decimals are read and written with the separators of the locale. A text with two meanings is an error. */
export const Decimals: Story = {
  args: { label: 'Weight', formatOptions: { style: 'unit', unit: 'kilogram' } },
  render: createIn('de'),
  play: async ({ args, canvas, canvasElement }) => {
    const input = getInput(canvasElement)
    await expect(input).toHaveAttribute('inputmode', 'decimal')
    await expect(input).toHaveAccessibleDescription('kg')
    for (const [text, number, shown] of [
      ['0,5', 0.5, '0,5'],
      ['1,5', 1.5, '1,5'],
      ['1234,56', 1234.56, '1.234,56'],
      ['1,050', 1.05, '1,05'],
      ['1,234.5 kg', 1234.5, '1.234,5'],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.type(input, text)
      await userEvent.tab()
      await expect(input).toHaveValue(shown)
      await expect(args.onChange).toHaveBeenLastCalledWith(number)
      await expect(input).toBeValid()
    }
    await userEvent.clear(input)
    await userEvent.type(input, '15')
    await fireEvent.keyDown(input, { key: '.', code: 'NumpadDecimal' })
    await userEvent.keyboard('25')
    await expect(input).toHaveValue('15,25')
    await userEvent.clear(input)
    await userEvent.type(input, '1.5')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Error: 15 or 1,5? Enter the one you mean kg')
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN)
    await pasteInto(input, '1.234,5678')
    await userEvent.tab()
    await expect(canvas.getByText(/Enter it with 3 decimals at most: 1\.234,567 or 1\.234,568/)).toBeVisible()
  },
}

/** The amount gets its cents when it is complete. */
export const Currency: Story = {
  args: { label: 'Price', formatOptions: { style: 'currency', currency: 'EUR' } },
  render: createIn('de'),
  play: async ({ args, canvasElement }) => {
    const input = getInput(canvasElement)
    await userEvent.type(input, '1234,5')
    await expect(input).toHaveValue('1.234,5')
    await userEvent.tab()
    await expect(input).toHaveValue('1.234,50')
    await pasteInto(input, '€ 1,234.56')
    await expect(input).toHaveValue('1.234,56')
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.56)
    await pasteInto(input, '$ 12,50')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Error: Enter only the number, such as 1.234,50 €')
  },
}

/** A percentage is a share: 0.125 is 12.5 %. */
export const Percentage: Story = {
  args: {
    label: 'Discount',
    defaultValue: 0.125,
    formatOptions: { style: 'percent', maximumFractionDigits: 1 },
  },
  render: createIn('en-US'),
  play: async ({ args, canvasElement }) => {
    const input = getInput(canvasElement)
    await expect(input).toHaveValue('12.5')
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(0.135)
    await pasteInto(input, '7 %')
    await expect(args.onChange).toHaveBeenLastCalledWith(0.07)
    await expect(input).toHaveValue('7')
  },
}

/** Buttons for a small number. They are not reached with Tab, because arrow keys do the same. */
export const WithSteppers: Story = {
  args: { label: 'Guests', suffix: 'people', hasSteppers: true, defaultValue: 2, min: 1, max: 3 },
  render: createIn('en-US'),
  play: async ({ args, canvas, canvasElement }) => {
    const less = canvas.getByRole('button', { name: 'Decrease Guests' })
    const more = canvas.getByRole('button', { name: 'Increase Guests' })
    await userEvent.click(more)
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await expect(more).toBeDisabled()
    await userEvent.click(less)
    await userEvent.click(less)
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await expect(less).toBeDisabled()
    await expect(getInput(canvasElement)).toHaveValue('1')
  },
}

/** Steps of decimals add up exactly. */
export const DecimalSteps: Story = {
  args: { label: 'Hours', step: 0.1, defaultValue: 0.1 },
  render: createIn('en-US'),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(getInput(canvasElement))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(0.3)
    await userEvent.keyboard('{PageDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(-0.7)
  },
}

/** The digits of the locale are written; the others are read too. */
export const ArabicDigits: Story = {
  args: { label: 'الوزن', formatOptions: { maximumFractionDigits: 2 } },
  render: createFromRight('ar-EG'),
  play: async ({ args, canvasElement }) => {
    const input = getInput(canvasElement)
    await userEvent.type(input, '١٢٣٤٫٥')
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5)
    await userEvent.clear(input)
    await userEvent.type(input, '1234.56')
    await expect(input).toHaveValue('١٬٢٣٤٫٥٦')
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.56)
  },
}

export const PersianDigits: Story = {
  args: { label: 'وزن', formatOptions: { maximumFractionDigits: 2 } },
  render: createFromRight('fa'),
  play: async ({ args, canvasElement }) => {
    const input = getInput(canvasElement)
    await userEvent.type(input, '-1234.5')
    await userEvent.tab()
    await expect(input.value.replaceAll(/\p{Cf}/gu, '')).toBe('−۱٬۲۳۴٫۵')
    await expect(args.onChange).toHaveBeenLastCalledWith(-1234.5)
    await userEvent.clear(input)
    await userEvent.type(input, '۰٫۵')
    await expect(args.onChange).toHaveBeenLastCalledWith(0.5)
  },
}

/** Without an error of its form, the field explains its limits when the user leaves it. */
export const OutOfRange: Story = {
  args: { label: 'Weight', step: 0.1, min: 0.5, max: 1200 },
  render: createIn('en-US'),
  play: async ({ canvasElement }) => {
    const input = getInput(canvasElement)
    await userEvent.type(input, '0.4')
    await expect(input).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Error: The smallest possible number is 0.5')
    await userEvent.clear(input)
    await userEvent.type(input, '1300')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Error: The largest possible number is 1,200')
    await expect(input.validity.valid).toBe(false)
  },
}

const KeepingValidNumbers = (props: Parameters<typeof NumberField>[0]) => {
  const [value, setValue] = useState<number | null>(null)
  return (
    <Stack align="start">
      <NumberField
        {...props}
        value={value}
        onChange={(next) => setValue(next !== null && Number.isNaN(next) ? null : next)}
      />
      <Button variant="ghost" onClick={() => setValue(2)}>
        Use 2
      </Button>
    </Stack>
  )
}

/** An app that keeps no value for an uncertain text does not erase it: otherwise «1,5» would become 5. */
export const UncertainTextStays: Story = {
  args: { label: 'Weight' },
  render: (args) => (
    <Provider messages={en} locale="en-US">
      <KeepingValidNumbers {...args} />
    </Provider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = getInput(canvasElement)
    for (const text of ['1,5', '0,5', '1.234,56']) {
      await userEvent.clear(input)
      await userEvent.type(input, text)
      await userEvent.tab()
      await expect(input).toHaveValue(text)
      await expect(input).toBeInvalid()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Use 2' }))
    await expect(input).toHaveValue('2')
    await expect(input).toBeValid()
  },
}

/** The form receives digits with a point, and nothing of a disabled group. */
export const DecimalInForm: Story = {
  args: { label: 'Weight', name: 'weight', step: 0.01, defaultValue: 1234.5, hasSteppers: true },
  render: (args, context) => (
    <form aria-label="Patient">
      <Stack align="start">
        {createIn('de')(args, context)}
        <fieldset disabled>{createIn('de')({ ...args, name: 'disabled' }, context)}</fieldset>
        <Button type="reset" variant="ghost">
          Start again
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const [input, disabled] = canvas.getAllByRole('textbox', { name: 'Weight' })
    await expect([...new FormData(form)]).toEqual([['weight', '1234.5']])
    await expect(disabled).toBeDisabled()
    for (const button of canvas.getAllByRole('button', { name: /crease Weight/ }).slice(2))
      await expect(button).toBeDisabled()
    await userEvent.clear(input as HTMLElement)
    await expect(new FormData(form).get('weight')).toBe('')
    await userEvent.type(input as HTMLElement, '0,05')
    await expect(new FormData(form).get('weight')).toBe('0.05')
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(input).toHaveValue('1.234,5')
    await expect(new FormData(form).get('weight')).toBe('1234.5')
  },
}
