import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { userCopy } from '../user.copy.ts'
import { EmailConfirmation } from './EmailConfirmation.tsx'

const onConfirm = fn()
const onResend = fn()

const guide: Guide = {
  use: 'Above a user’s own data, while an e-mail address waits for the code that was mailed to it.',
  instead: { AdditionalInfoForm: 'for entering the address' },
  anatomy: [
    'Heading',
    'The address',
    'Field for the code',
    'Button that mails a code',
    'Button that confirms',
  ],
  do: ['Remove it as soon as the code was right.'],
  dont: ['Do not use it for codes that sign a user in.'],
  keys: { Tab: 'To the field and the buttons', Enter: 'Confirms' },
  copy: {
    confirmEmail: userCopy.confirmEmail,
    confirm: userCopy.confirm,
    sendCode: userCopy.sendCode,
  },
}

const meta = {
  title: 'User/EmailConfirmation',
  component: EmailConfirmation,
  tags: ['interactive'],
  parameters: { guide },
  args: { email: 'ana.nueva@plomada.example', onConfirm, onResend },
  beforeEach: () => {
    onConfirm.mockReset()
    onConfirm.mockResolvedValue(undefined)
    onResend.mockReset()
    onResend.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof EmailConfirmation>

export default meta
type Story = StoryObj<typeof meta>

const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name })

export const Default: Story = {
  name: 'A code with spaces is confirmed',
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: /Código/ }), '4071 8826')
    await waitFor(() => expect(button(canvasElement, 'Confirmar')).toBeEnabled())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onConfirm).toHaveBeenCalledWith({ code: '40718826' }, expect.anything()))
  },
}

export const Resent: Story = {
  name: 'A code was sent',
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Enviar un código'))
    await expect(await within(canvasElement).findByText(/^Se envió un código/)).toHaveTextContent(
      'ana.nueva@plomada.example',
    )
  },
}

export const TooManyCodes: Story = {
  name: 'A code was refused',
  beforeEach: () => {
    onResend.mockRejectedValue(new Error('Demasiados intentos seguidos. Esperar un momento'))
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Enviar un código'))
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Demasiados intentos')
  },
}
