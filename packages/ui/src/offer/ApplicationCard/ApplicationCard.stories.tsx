import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Grid } from '../../base/Grid/Grid.tsx'
import { applicationMessages } from '../../application/application.messages.ts'
import * as offerMessages from '../offer.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { ApplicationCard } from './ApplicationCard.tsx'

const guide: Guide = {
  whenToUse: 'For an offer that the user applied to. The whole card is a link to it.',
  alternatives: { AssignmentCard: 'after the client accepted the user' },
  anatomy: [
    'Photo with the state, and that of the application once it has changed',
    'Title and description',
    'Place',
    'Budget and publication date',
    '«Editar» and «Retirar», while the application waits',
  ],
  do: ['Use three columns on a desktop, two on a tablet and one on a phone.'],
  dont: ['Do not add «Postulado» to each card. It is the title of the page.'],
  keyboard: {
    Tab: 'Moves focus to the title, then to the buttons',
    Enter: 'Opens the offer, or activates the button',
  },
  messages: {
    budget: offerMessages.budget,
    published: offerMessages.published,
    edit: applicationMessages.edit,
    editOf: applicationMessages.editOf,
    withdraw: applicationMessages.withdraw,
    withdrawOf: applicationMessages.withdrawOf,
  },
}

const meta = {
  title: 'Marketplace/Offer/ApplicationCard',
  component: ApplicationCard,
  tags: ['interactive'],
  parameters: { guide },
  args: { offer: offers.tankPump, href: '#offer' },
  decorators: [
    (Story) => (
      <Grid columns={3}>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof ApplicationCard>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Cambiar la bomba del tanque' })
    await expect(link).toHaveAttribute('href', '#offer')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}

export const Waiting: Story = {
  name: 'Waiting: edits or withdraws (P-022)',
  args: {
    offer: { ...offers.tankPump, hasApplied: true, applicationState: 'edited' },
    onChange: fn(),
    onIntent: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Editar la postulación a «Cambiar la bomba/ }))
    await expect(args.onChange).toHaveBeenCalledWith('edit')
    await expect(args.onIntent).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Retirar la postulación/ }))
    await expect(args.onChange).toHaveBeenCalledWith('withdraw')
  },
}

export const Declined: Story = {
  name: 'Declined: no buttons (P-022)',
  args: {
    offer: { ...offers.tankPump, hasApplied: true, applicationState: 'declined' },
    onChange: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rechazada')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Outdated: Story = {
  name: 'The offer changed: shows what, and confirms (P-192)',
  args: { offer: offers.edited, onChange: fn(), onConfirm: fn(async () => {}) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Confirmar mi postulación/ }))
    await expect(args.onConfirm).toHaveBeenCalledWith(21)
  },
}

export const Closed: Story = {
  name: 'The offer is closed (P-196)',
  args: {
    offer: { ...offers.closed, hasApplied: true, applicationState: 'expired' },
    onChange: fn(),
    onConfirm: fn(async () => {}),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cerrada')).toBeVisible()
    await expect(canvas.queryByText('Vencida')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
