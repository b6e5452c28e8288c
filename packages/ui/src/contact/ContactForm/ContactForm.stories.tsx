import { contactMessage } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { contactMessages } from '../contact.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { ContactForm } from './ContactForm.tsx'

const onSubmit = fn()

const guide: Guide = {
  whenToUse: 'To send a message to the operator of the site.',
  alternatives: { ContactCard: 'to contact a professional' },
  anatomy: ['Name, email and message', '«Enviar» and «Volver»', 'Result message'],
  do: ['Throw from `onSubmit` if sending failed: the form keeps the text.'],
  dont: ['Do not leave the page after sending: the form shows a confirmation.'],
  keyboard: {
    Tab: 'Moves focus through the fields, «Enviar» and «Volver»',
    Enter: 'Submits the form. In the message: adds a line',
  },
  messages: {
    send: contactMessages.send,
    back: contactMessages.back,
    sent: contactMessages.sent,
    notSent: contactMessages.notSent,
  },
}

const meta = {
  title: 'Marketplace/Contact/ContactForm',
  component: ContactForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { onSubmit, backHref: '/' },
  beforeEach: () => {
    onSubmit.mockReset()
    onSubmit.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>

const field = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('textbox', { name })
const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'Enviar' })
const fill = async (canvasElement: HTMLElement) => {
  await userEvent.type(field(canvasElement, /Nombre/), contactMessage.name)
  await userEvent.type(field(canvasElement, /Email/), contactMessage.email)
  await userEvent.type(field(canvasElement, /Mensaje/), contactMessage.message)
  await waitFor(() => expect(button(canvasElement)).toBeEnabled())
}

export const Default: Story = {
  name: 'Empty form (S-155, S-156, S-157)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getAllByRole('textbox')).toHaveLength(3)
    for (const name of [/Nombre/, /Email/, /Mensaje/])
      await expect(field(canvasElement, name)).toHaveValue('')
    await expect(button(canvasElement)).toHaveAccessibleDescription('Faltan: Nombre, Email, Mensaje')
    await expect(page.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/')
  },
}

export const WithErrors: Story = {
  name: 'Errors after leaving a field (S-158, S-347..S-351)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const expected: [RegExp, string, string][] = [
      [/Nombre/, ' ', 'Please enter your name'],
      [/Email/, 'ana@', 'Invalid email'],
      [/Mensaje/, ' ', 'Please enter your message'],
    ]
    for (const [name, text, message] of expected) {
      await userEvent.type(field(canvasElement, name), text)
      await expect(page.queryByText(message)).not.toBeInTheDocument()
      await userEvent.tab()
      await waitFor(() => expect(field(canvasElement, name)).toHaveAccessibleDescription(`Error: ${message}`))
    }
    await userEvent.clear(field(canvasElement, /Email/))
    await waitFor(() => expect(page.getByText('Please enter your email')).toBeVisible())
    await expect(button(canvasElement)).toBeDisabled()
  },
}

export const Sent: Story = {
  name: 'Sent, with an empty form',
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await userEvent.click(button(canvasElement))
    await waitFor(() =>
      expect(
        within(canvasElement)
          .getByText(/Recibimos tu mensaje/)
          .closest('[role=status]'),
      ).toBeVisible(),
    )
    await expect(onSubmit).toHaveBeenCalledWith(contactMessage, expect.anything())
    for (const name of [/Nombre/, /Email/, /Mensaje/])
      await expect(field(canvasElement, name)).toHaveValue('')
    await expect(within(canvasElement).queryByText(/Please enter/)).not.toBeInTheDocument()
  },
}

export const Sending: Story = {
  play: async ({ canvasElement }) => {
    onSubmit.mockReturnValue(new Promise(() => {}))
    await fill(canvasElement)
    await userEvent.click(button(canvasElement))
    await expect(await within(canvasElement).findByRole('button', { name: 'procesando...' })).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Failed, with the text kept',
  play: async ({ canvasElement }) => {
    // The EmailJS client rejects with a plain object whose text is not for users.
    onSubmit.mockRejectedValue({ status: 412, text: 'The service is not connected' })
    await fill(canvasElement)
    await userEvent.click(button(canvasElement))
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'No pudimos enviar tu mensaje.',
    )
    await expect(field(canvasElement, /Mensaje/)).toHaveValue(contactMessage.message)
    await expect(button(canvasElement)).toBeEnabled()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
