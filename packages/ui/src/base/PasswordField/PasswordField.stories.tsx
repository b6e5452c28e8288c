import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/Provider.tsx'
import { esAR } from '../../messages/esAR.ts'
import type { Guide } from '../../testing/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { PasswordField } from './PasswordField.tsx'

const guide: Guide = {
  whenToUse: 'For a password, when signing in or when choosing a new one.',
  alternatives: { TextField: 'for other text', CodeField: 'for a code that was sent to the user' },
  anatomy: ['Label', 'Password', 'Button that shows or hides it', 'Help text', 'Error message'],
  do: [
    'Say in the help text what a new password needs.',
    'Set `autoComplete`, so that password managers work.',
  ],
  dont: ['Do not ask for a password twice. The button lets users check it.', 'Do not prevent pasting.'],
  keyboard: {
    Tab: 'Moves to the field, then to the button',
    'Enter, Space': 'On the button: shows or hides it',
  },
  messages: {
    show: esAR['password.show'],
    hide: esAR['password.hide'],
  },
}

const meta = {
  title: 'Components/Control/PasswordField',
  component: PasswordField,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Contraseña', name: 'password', autoComplete: 'current-password', onChange: fn() },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

/** The new state is announced. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Contraseña')
    await userEvent.type(input, 'plomada')
    await expect(args.onChange).toHaveBeenLastCalledWith('plomada')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar la contraseña' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('status')).toHaveTextContent('La contraseña está a la vista')
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar la contraseña' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('La contraseña está oculta')
    await expect(input).toHaveValue('plomada')
  },
}

export const Shown: Story = {
  args: { defaultValue: 'plomada y nivel' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar la contraseña' }))
    await expect(canvas.getByRole('textbox', { name: 'Contraseña' })).toHaveValue('plomada y nivel')
  },
}

export const NewPassword: Story = {
  args: { label: 'Contraseña nueva', autoComplete: 'new-password', description: 'Al menos 10 caracteres' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Contraseña nueva')
    await expect(input).toHaveAttribute('autocomplete', 'new-password')
    await expect(input).toHaveAccessibleDescription('Al menos 10 caracteres')
  },
}

export const Invalid: Story = {
  args: { isRequired: true, defaultValue: 'corta', errorMessage: 'Usá 10 caracteres o más' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Contraseña/, { selector: 'input' })).toHaveAccessibleDescription(
      'Error: Usá 10 caracteres o más',
    )
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'plomada' } }

/** Sending the form hides the password. */
export const InForm: Story = {
  args: { defaultValue: 'plomada' },
  render: (args) => (
    <form aria-label="Entrar" onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <PasswordField {...args} />
        <Button type="submit">Entrar</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Contraseña')
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar la contraseña' }))
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('password')).toBe('plomada')
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

/** Enter in the field sends the form and does not press the button. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('abc{Enter}')
    const input = canvas.getByLabelText('Contraseña')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'text')
  },
}

export const InEnglish: Story = {
  args: { label: 'Password' },
  render: (args) => (
    <Provider messages={en} locale="en-US">
      <PasswordField {...args} />
    </Provider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible()
  },
}

export const LongWords: Story = {
  args: {
    label: 'Contraseña de la cuenta con la que se publican los servicios',
    defaultValue: 'una contraseña bastante larga con muchas palabras y 12345 números',
    description: 'La misma que en la aplicación para teléfonos, con la que se entra desde marzo',
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { label: 'كلمة المرور', defaultValue: 'plomada' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <PasswordField {...args} />
    </div>
  ),
}
