import type { Offer } from '@plomada/domain'
import { Problem } from '@plomada/domain/define'
import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Grid } from '../../base/Grid/Grid.tsx'
import type { Guide } from '../../testing/guide.ts'
import { offerCopy } from '../offer.copy.ts'
import { AdminOfferCard } from './AdminOfferCard.tsx'

const guide: Guide = {
  use: 'An offer in the list of an admin, who may take it off the public lists and put it back.',
  instead: { OfferCard: 'in the public list', OwnOfferPanel: 'for the offers that one published' },
  anatomy: [
    'Photo with the state, and a mark when deactivated',
    'Title',
    'Description, two lines of it',
    'First name of the client and city',
    'Budget',
    'Button: «Desactivar», or «Activar» when it is deactivated',
  ],
  do: ['Change the offer only in `onActiveChange`, with the offer that it is given.'],
  dont: ['Do not send anything because a card appears: the card itself sends nothing.'],
  keys: {
    Tab: 'To the button',
    'Enter, Space': 'Asks first, in a dialog',
    Escape: 'Closes the dialog and gives the focus back',
  },
  copy: {
    deactivate: offerCopy.deactivate,
    deactivateHelp: offerCopy.deactivateHelp,
    remove: offerCopy.remove,
    activate: offerCopy.activate,
    activateHelp: offerCopy.activateHelp,
    inactive: offerCopy.inactive,
  },
}

const onActiveChange = fn()

const meta = {
  title: 'Offer/AdminOfferCard',
  component: AdminOfferCard,
  tags: ['interactive'],
  parameters: { guide },
  args: { offer: offers.leakingTap, onActiveChange },
  beforeEach: () => {
    onActiveChange.mockReset()
    onActiveChange.mockResolvedValue(undefined)
  },
  render: function Kept(args) {
    const [offer, setOffer] = useState<Offer>(args.offer)
    return (
      <Grid>
        <AdminOfferCard
          {...args}
          offer={offer}
          onActiveChange={async (one, isActive) => {
            await args.onActiveChange(one, isActive)
            setOffer({ ...one, isActive })
          }}
        />
      </Grid>
    )
  },
} satisfies Meta<typeof AdminOfferCard>

export default meta
type Story = StoryObj<typeof meta>

const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name })
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

export const Default: Story = {
  name: 'Image, title, description, budget, first name and Desactivar (S-271, S-273)',
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article'))
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', offers.leakingTap.photo)
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
  name: 'Nothing is sent until it is confirmed, and then about this very offer (S-323, S-432)',
  args: { offer: offers.paintedRoom },
  play: async ({ canvasElement }) => {
    await expect(onActiveChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(button(canvasElement, 'Desactivar Pintar living y pasillo')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Desactivar Pintar living y pasillo' })
    await waitFor(() => expect(button(dialog, 'Cancelar')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await isGone()
    await expect(onActiveChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button(await screen.findByRole('alertdialog'), 'Desactivar'))
    await isGone()
    await expect(onActiveChange.mock.calls).toEqual([[offers.paintedRoom, false]])
    await expect(within(canvasElement).getByText('Desactivado')).toBeVisible()
    await waitFor(() => expect(button(canvasElement, 'Activar Pintar living y pasillo')).toHaveFocus())
  },
}

export const Deactivated: Story = {
  name: 'A deactivated one can be put back (S-323)',
  args: { offer: { ...offers.brokenBlinds, isActive: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Desactivado')).toBeVisible()
    await userEvent.click(button(canvasElement, 'Activar Arreglar persianas de madera'))
    await userEvent.click(button(await screen.findByRole('alertdialog'), 'Activar'))
    await isGone()
    await expect(onActiveChange).toHaveBeenCalledWith(expect.objectContaining({ id: 14 }), true)
    await expect(within(canvasElement).queryByText('Desactivado')).toBeNull()
  },
}

export const WithoutStoredUser: Story = {
  name: 'Without a stored user it reads Eliminar (S-274)',
  args: { hasStoredUser: false },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement, 'Eliminar Cambiar la bomba del tanque')).toHaveTextContent('Eliminar')
    await expect(within(canvasElement).queryByText('Desactivar')).toBeNull()
  },
}

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    onActiveChange.mockRejectedValue(new Problem('unavailable'))
    await userEvent.click(button(canvasElement, 'Desactivar Cambiar la bomba del tanque'))
    await userEvent.click(button(await screen.findByRole('alertdialog'), 'Desactivar'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('El servicio no está disponible')
    await expect(within(canvasElement).queryByText('Desactivado')).toBeNull()
  },
}

export const EachState: Story = {
  render: (args) => (
    <Grid>
      {[offers.leakingTap, offers.paintedRoom, offers.newWiring].map((offer) => (
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
