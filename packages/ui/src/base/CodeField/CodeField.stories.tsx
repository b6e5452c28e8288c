import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { CodeField } from './CodeField.tsx'

const guide: Guide = {
  whenToUse: 'For a short code that was sent by mail or message, or comes from an authenticator app.',
  alternatives: { TextField: 'for codes without a fixed length', PasswordField: 'for a password' },
  anatomy: ['Label', 'A cell for each character', 'Help text', 'Error message'],
  do: ['Say in the help text where the code was sent.', 'Offer a button that sends another one.'],
  dont: ['Do not use one field per character. Pasting and autofill would break.'],
  keyboard: {
    'Letters, digits': 'Fill the next cell',
    Backspace: 'Empties the last filled cell',
    'Ctrl+V': 'Pastes the code, with or without spaces',
  },
}

const meta = {
  title: 'Components/Control/CodeField',
  component: CodeField,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Código', name: 'code', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

/** Other characters are ignored. The phone offers the code of a message. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Código' })
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, '12a3')
    await expect(args.onChange).toHaveBeenLastCalledWith('123')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.type(input, '4567')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}

export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('Tu código: 482 915')
    await expect(canvas.getByRole('textbox')).toHaveValue('482915')
    await expect(args.onComplete).toHaveBeenCalledWith('482915')
  },
}

/** Digits of other scripts become 0 to 9. In a message with several numbers, the one of its length is the code. */
export const OtherDigits: Story = {
  args: { label: 'Code' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '٤٨٢٩١٥')
    await expect(args.onComplete).toHaveBeenCalledWith('482915')
    await expect(input).toHaveValue('482915')
    for (const [text, code] of [
      ['۴۸۲۹۱۶', '482916'],
      ['Valid for 10 minutes: 482-917', '482917'],
      ['482918 is your code until 20:30', '482918'],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.click(input)
      await userEvent.paste(text)
      await expect(input).toHaveValue(code)
    }
  },
}

/** The caret stays at the end, so that Backspace removes the last character. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('123{Home}{Backspace}4')
    await expect(canvas.getByRole('textbox')).toHaveValue('124')
    await userEvent.keyboard('{Control>}a{/Control}9')
    await expect(args.onChange).toHaveBeenLastCalledWith('9')
  },
}

export const Filled: Story = { args: { defaultValue: '482915' } }

export const PartlyFilled: Story = { args: { defaultValue: '482' } }

export const LettersAndDigits: Story = {
  args: { characters: 'letters and digits', length: 8 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('k7q2-9xmd')
    await expect(canvas.getByRole('textbox')).toHaveValue('k7q29xmd')
  },
}

export const Described: Story = {
  args: { description: 'Lo enviamos a daniela@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Lo enviamos a daniela@example.com')
  },
}

export const Invalid: Story = {
  args: { isRequired: true, defaultValue: '111111', errorMessage: 'El código no es correcto o venció' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Error: El código no es correcto o venció',
    )
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '482' } }

/** The form submits the code without spaces, and resets the cells. */
export const InForm: Story = {
  render: (args) => (
    <form aria-label="Confirmar">
      <Stack>
        <CodeField {...args} />
        <Button type="reset" variant="secondary">
          Deshacer
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const read = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('code')
    await userEvent.type(canvas.getByRole('textbox'), '48 29')
    await expect(read()).toBe('4829')
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }))
    await expect(read()).toBe('')
    await expect(canvas.queryByText('8')).not.toBeInTheDocument()
  },
}

/** The cells become narrower. */
export const OnPhone: Story = {
  args: {
    length: 8,
    defaultValue: '48291537',
    label: 'Código que enviamos a la dirección de correo nueva',
    description: 'Puede tardar unos minutos en llegar, y a veces termina en la carpeta de correo no deseado',
  },
  globals: { viewport: { value: 'small' } },
}

/** Digits are ordered from left to right. */
export const RightToLeft: Story = {
  args: { label: 'الرمز', defaultValue: '4829' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <CodeField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('4'), canvas.getByText('8')]
    await expect(first.getBoundingClientRect().left).toBeLessThan(second.getBoundingClientRect().left)
  },
}
