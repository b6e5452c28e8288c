import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as offerMessages from '../offer.messages.ts'
import { OwnOfferLife } from './OwnOfferLife.tsx'

const guide: Guide = {
  whenToUse: "For what the owner can do with an offer, in the panel of the user's own offers.",
  alternatives: { OwnOfferPanel: 'for the whole offer with its next step' },
  anatomy: [
    'Until when it is open',
    '«Renovar» in the last days',
    '«Editar», «Cerrar», «Publicar otra igual»',
  ],
  do: ['Report failures of `onReopen` and `onRenew`; throw those of `onClose`.'],
  dont: ['Do not hide it when the offer is closed: it says why, and how to open it again.'],
  keyboard: {
    Tab: 'Moves focus to the next link or button',
    Enter: 'Follows a link, opens the dialog, renews',
  },
  messages: {
    openUntil: offerMessages.openUntil,
    expiringHelp: offerMessages.expiringHelp,
    closedOwn: offerMessages.closedOwn,
    expiredOwn: offerMessages.expiredOwn,
    comeBack: offerMessages.comeBack(2),
    tooLateToReopen: offerMessages.tooLateToReopen,
    edit: offerMessages.edit,
    close: offerMessages.close,
    reopen: offerMessages.reopen,
    renew: offerMessages.renew,
    publishSame: offerMessages.publishSame,
    working: offerMessages.working,
  },
}

const meta = {
  title: 'Marketplace/Offer/OwnOfferLife',
  component: OwnOfferLife,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    offer: { ...offers.tankPump, expiresAt: new Date('2026-12-18T14:05:00Z') },
    now: new Date('2026-11-24T12:00:00Z'),
    onClose: fn(async () => {}),
    onReopen: fn(async () => {}),
    onRenew: fn(async () => {}),
  },
} satisfies Meta<typeof OwnOfferLife>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: 'Open: edit, close with a reason, repeat (P-190, P-195)',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('18/12/2026')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', '/service/editar/11')
    await expect(canvas.getByRole('link', { name: 'Publicar otra igual' })).toHaveAttribute(
      'href',
      '/create/service?copiar=11',
    )
    await expect(canvas.queryByRole('button', { name: 'Renovar' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar publicación' }))
    await expect(args.onClose).toHaveBeenCalledWith({ reason: 'solved', text: '' })
  },
}

export const Expiring: Story = {
  name: 'In the last 5 days: renew (P-197)',
  args: { now: new Date('2026-12-15T12:00:00Z') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renovar' }))
    await expect(args.onRenew).toHaveBeenCalledOnce()
  },
}

export const Closed: Story = {
  name: 'Closed: open again (P-195)',
  args: { offer: offers.closed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/vuelven las 2 postulaciones/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir de nuevo' }))
    await expect(args.onReopen).toHaveBeenCalledOnce()
  },
}

export const Expired: Story = {
  name: 'Expired: renew (P-197)',
  args: { offer: offers.expired },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renovar' }))
    await expect(args.onRenew).toHaveBeenCalledOnce()
  },
}

export const TooLate: Story = {
  name: 'Closed more than 30 days ago: only repeat (P-195)',
  args: { offer: offers.closed, now: new Date('2027-01-10T12:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Publicar otra igual' })).toBeVisible()
  },
}

export const Hired: Story = { args: { offer: offers.paintedRoom } }
