import { Problem } from '@plomada/domain/contract'
import { applications, offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { applicationMessages } from '../application.messages.ts'
import { AcceptDialog } from './AcceptDialog.tsx'

const { accept, acceptTitle, acceptCloses, acceptContact, acceptPay } = applicationMessages

const guide: Guide = {
  whenToUse: 'Before a client hires an applicant.',
  alternatives: { DeclineDialog: 'to decline one', ConfirmDialog: 'for any other act' },
  anatomy: [
    'Photo, name, trades and rating',
    'Price and first possible day',
    'What happens to the others, who sees whose contact data, and when it is paid',
    '«Cancelar» and «ACEPTAR»',
  ],
  do: ['Throw from `onAccept` if the applicant was not accepted.', 'Send the amount that it shows.'],
  dont: ['Do not accept without it: the others are notified at once.'],
  keyboard: { Tab: 'Moves focus through the buttons', Escape: 'Closes the dialog' },
  messages: { accept, acceptTitle, acceptCloses, acceptContact, acceptPay },
}

const meta = {
  title: 'Marketplace/Application/AcceptDialog',
  component: AcceptDialog,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    candidate: applications.edited,
    budget: offers.tankPump.budget,
    otherCount: 2,
    onClose: fn(),
    onAccept: fn(async () => {}),
  },
} satisfies Meta<typeof AcceptDialog>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = async () => within(await screen.findByRole('alertdialog'))
const accepts = async () => userEvent.click((await findDialog()).getByRole('button', { name: 'ACEPTAR' }))

export const Default: Story = {
  name: 'Shows person, price, day and consequences before accepting (P-153)',
  play: async ({ args }) => {
    const dialog = await findDialog()
    await expect(dialog.getByRole('heading', { name: '¿Aceptás a Bruno Saldaño?' })).toBeVisible()
    await expect(dialog.getByText('Plomería, Gas')).toBeVisible()
    await expect(dialog.getByRole('img', { name: '4,5 de 5 estrellas' })).toBeVisible()
    await expect(dialog.getByText('Precio').nextElementSibling).toHaveTextContent('$ 45.000')
    await expect(dialog.getByText('Disponibilidad').nextElementSibling).toHaveTextContent('27/11/2026')
    await expect(dialog.getByText(/les avisamos a las otras 2 personas/)).toBeVisible()
    await expect(dialog.getByText(/Hoy no pagás nada/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    await expect(args.onAccept).not.toHaveBeenCalled()
    await accepts()
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const Refused: Story = {
  name: 'A refusal stays in the dialog (P-011, P-153)',
  args: {
    onAccept: fn(async () => {
      throw new Problem('amountChanged')
    }),
  },
  play: async ({ args }) => {
    await accepts()
    await expect(await (await findDialog()).findByRole('alert')).toHaveTextContent(/El monto/)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Plain: Story = {
  name: 'Without rating, quote, day and other applicants',
  args: { candidate: applications.plain, otherCount: 0 },
  play: async () => {
    const dialog = await findDialog()
    await expect(dialog.getByText('Precio').nextElementSibling).toHaveTextContent('$ 48.000')
    await expect(dialog.getByText('Sin valoraciones')).toBeVisible()
  },
}

export const LongOnAPhone: Story = {
  args: { candidate: applications.long, otherCount: 1 },
  globals: { viewport: { value: 'phone' } },
}
