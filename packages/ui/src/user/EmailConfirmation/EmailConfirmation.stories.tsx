import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { userMessages } from '../user.messages.ts'
import { EmailConfirmation } from './EmailConfirmation.tsx'

const onConfirm = fn()
const onResend = fn()

const guide: Guide = {
  whenToUse: 'Above the user’s data, until a new email address is confirmed with the code sent to it.',
  alternatives: { AdditionalInfoForm: 'to enter the address' },
  anatomy: ['Heading', 'Email address', 'Field for the code', 'Button that sends a code', 'Submit button'],
  do: ['Remove it after the address is confirmed.'],
  dont: ['Do not use it for sign-in codes.'],
  keyboard: { Tab: 'Moves focus to the field and the buttons', Enter: 'Submits the code' },
  messages: {
    confirmEmail: userMessages.confirmEmail,
    confirm: userMessages.confirm,
    sendCode: userMessages.sendCode,
  },
}

const meta = {
  title: 'Marketplace/User/EmailConfirmation',
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
  name: 'Code with spaces',
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: /Código/ }), '4071 8826')
    await waitFor(() => expect(button(canvasElement, 'Confirmar')).toBeEnabled())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onConfirm).toHaveBeenCalledWith({ code: '40718826' }, expect.anything()))
  },
}

export const Resent: Story = {
  name: 'Code sent again',
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Mandarme un código'))
    await expect(await within(canvasElement).findByText(/^Te mandamos un código/)).toHaveTextContent(
      'ana.nueva@plomada.example',
    )
  },
}

export const TooManyCodes: Story = {
  name: 'Too many codes',
  beforeEach: () => {
    onResend.mockRejectedValue(new Error('Demasiados intentos seguidos. Esperá un momento'))
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Mandarme un código'))
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Demasiados intentos')
  },
}
