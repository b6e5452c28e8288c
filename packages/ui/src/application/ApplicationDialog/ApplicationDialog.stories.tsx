import { applications, offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { applicationMessages } from '../application.messages.ts'
import { ApplicationDialog } from './ApplicationDialog.tsx'

const { applyTitle, editOf } = applicationMessages

const guide: Guide = {
  whenToUse: 'For a professional who applies with a quote and a message, or edits an application.',
  alternatives: { ApplicationForm: 'the same without a dialog' },
  anatomy: ['Title with the offer', 'ApplicationForm'],
  do: ['Keep it mounted and change `isOpen`, so that the focus returns.'],
  dont: ['Do not close it after a failure: the form shows the error.'],
  keyboard: { Tab: 'Moves focus through the fields and buttons', Escape: 'Closes the dialog' },
  messages: { applyTitle, editOf },
}

const meta = {
  title: 'Marketplace/Application/ApplicationDialog',
  component: ApplicationDialog,
  tags: ['interactive'],
  parameters: { guide },
  args: { isOpen: true, offer: offers.tankPump, onClose: fn(), onSubmit: fn(async () => {}) },
} satisfies Meta<typeof ApplicationDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Apply: Story = {
  name: 'Apply (P-001)',
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Postular a «Cambiar la bomba del tanque»' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Enviar postulación' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** While the application is sent the dialog stays open, because closing would not cancel it. */
export const Pending: Story = {
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Enviar postulación' }))
    await expect(await dialog.findByRole('button', { name: 'procesando...' })).toHaveFocus()
    for (const name of ['Cancelar', 'Cerrar']) await userEvent.click(dialog.getByRole('button', { name }))
    await userEvent.click(screen.getByRole('dialog'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const EditOnAPhone: Story = {
  args: { terms: applications.edited },
  globals: { viewport: { value: 'phone' } },
}
