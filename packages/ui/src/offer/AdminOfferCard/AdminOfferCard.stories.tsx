import type { Offer } from '@plomada/domain'
import { Problem } from '@plomada/domain/contract'
import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Grid } from '../../base/Grid/Grid.tsx'
import type { Guide } from '../../testing/guide.ts'
import * as offerMessages from '../offer.messages.ts'
import { AdminOfferCard } from './AdminOfferCard.tsx'

const guide: Guide = {
  whenToUse: 'For an offer in the admin list, where admins deactivate and activate offers.',
  alternatives: { OfferCard: 'in the public list', OwnOfferPanel: "for the user's own offers" },
  anatomy: [
    'Photo with the state; a badge if the offer is deactivated',
    'Title',
    'First two lines of the description',
    'First name of the client and city',
    'Budget',
    'Button: «Desactivar», or «Activar» if the offer is deactivated',
  ],
  do: ['Use the offer that is passed to `onActiveChange`.'],
  dont: ['Do not ask for confirmation in `onActiveChange`. The card does.'],
  keyboard: {
    Tab: 'Moves focus to the button',
    'Enter, Space': 'Opens the confirmation dialog',
    Escape: 'Closes the dialog and returns focus to the button',
  },
  messages: {
    deactivate: offerMessages.deactivate,
    deactivateHelp: offerMessages.deactivateHelp,
    remove: offerMessages.remove,
    activate: offerMessages.activate,
    activateHelp: offerMessages.activateHelp,
    inactive: offerMessages.inactive,
  },
}

const onActiveChange = fn()

const meta = {
  title: 'Marketplace/Offer/AdminOfferCard',
  component: AdminOfferCard,
  tags: ['interactive'],
  parameters: { guide },
  args: { offer: offers.tankPump, onActiveChange },
  beforeEach: () => {
    onActiveChange.mockReset()
    onActiveChange.mockResolvedValue(undefined)
  },
  render: function Controlled(args) {
    const [offer, setOffer] = useState<Offer>(args.offer)
    return (
      <Grid>
        <AdminOfferCard
          {...args}
          offer={offer}
          onActiveChange={async (changed, isActive) => {
            await args.onActiveChange(changed, isActive)
            setOffer({ ...changed, isActive })
          }}
        />
      </Grid>
    )
  },
} satisfies Meta<typeof AdminOfferCard>

export default meta
type Story = StoryObj<typeof meta>

const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name })
const waitForClosing = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

export const Default: Story = {
  name: 'Default (S-271, S-273)',
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article'))
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', offers.tankPump.photo)
    await expect(card.getByRole('heading')).toHaveTextContent('Cambiar la bomba del tanque')
    await expect(card.getByText(/^La bomba no levanta presión/)).toBeVisible()
    await expect(card.getByText('Ana')).toBeVisible()
    await expect(canvasElement.textContent).toContain('$\u00a048.000')
    await expect(button(canvasElement, 'Desactivar Cambiar la bomba del tanque')).toHaveTextContent(
      'Desactivar',
    )
  },
}

export const Deactivating: Story = {
  name: 'Deactivating: sends nothing before the confirmation (S-323, S-432)',
  args: { offer: offers.paintedRoom },
  play: async ({ canvasElement }) => {
    await expect(onActiveChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(button(canvasElement, 'Desactivar Pintar living y pasillo')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Desactivar Pintar living y pasillo' })
    await waitFor(() => expect(button(dialog, 'Cancelar')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitForClosing()
    await expect(onActiveChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button(await screen.findByRole('alertdialog'), 'Desactivar'))
    await waitForClosing()
    await expect(onActiveChange.mock.calls).toEqual([[offers.paintedRoom, false]])
    await expect(within(canvasElement).getByText('Desactivado')).toBeVisible()
    await waitFor(() => expect(button(canvasElement, 'Activar Pintar living y pasillo')).toHaveFocus())
  },
}

export const Deactivated: Story = {
  name: 'Deactivated: can be activated again (S-323)',
  args: { offer: { ...offers.brokenBlinds, isActive: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Desactivado')).toBeVisible()
    await userEvent.click(button(canvasElement, 'Activar Arreglar persianas de madera'))
    await userEvent.click(button(await screen.findByRole('alertdialog'), 'Activar'))
    await waitForClosing()
    await expect(onActiveChange).toHaveBeenCalledWith(expect.objectContaining({ id: 14 }), true)
    await expect(within(canvasElement).queryByText('Desactivado')).toBeNull()
  },
}

export const WithoutStoredUser: Story = {
  name: 'Without a stored user: the button is «Eliminar» (S-274)',
  args: { hasStoredUser: false },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement, 'Eliminar Cambiar la bomba del tanque')).toHaveTextContent('Eliminar')
    await expect(within(canvasElement).queryByText('Desactivar')).toBeNull()
  },
}

export const Failed: Story = {
  play: async ({ canvasElement }) => {
    onActiveChange.mockRejectedValue(new Problem('unavailable'))
    await userEvent.click(button(canvasElement, 'Desactivar Cambiar la bomba del tanque'))
    await userEvent.click(button(await screen.findByRole('alertdialog'), 'Desactivar'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('El sitio no responde')
    await expect(within(canvasElement).queryByText('Desactivado')).toBeNull()
  },
}

export const AllStates: Story = {
  render: (args) => (
    <Grid>
      {[offers.tankPump, offers.paintedRoom, offers.newWiring].map((offer) => (
        <AdminOfferCard key={offer.id} {...args} offer={offer} />
      ))}
    </Grid>
  ),
}

export const WithoutPhoto: Story = {
  args: { offer: offers.brokenBlinds },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin foto')).toBeVisible()
  },
}

export const LongWords: Story = {
  args: { offer: { ...offers.longWords, isActive: false } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
