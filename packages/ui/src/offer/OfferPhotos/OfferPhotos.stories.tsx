import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import * as offerMessages from '../offer.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { OfferPhotos } from './OfferPhotos.tsx'

const guide: Guide = {
  whenToUse: 'For the photos on the page of an offer.',
  alternatives: { OfferPhoto: 'for the first photo, in a list', OfferPhotosField: 'to change them' },
  anatomy: [
    'First photo with its caption',
    'Strip with the other photos',
    'Viewer, after a press on a photo',
  ],
  do: ['Pass `photos` of the offer, which is empty in lists.'],
  dont: ['Do not repeat the caption next to the photos.'],
  keyboard: {
    Tab: 'Moves focus to the next photo',
    Enter: 'Opens the photo in the viewer',
    'Arrow keys, Home, End': 'In the viewer: show another photo',
    Escape: 'Closes the viewer',
  },
  messages: {
    photos: offerMessages.photos,
    otherPhotos: offerMessages.otherPhotos,
    photoName: offerMessages.photoName(2, 3, 'El tanque'),
    previousPhoto: offerMessages.previousPhoto,
    nextPhoto: offerMessages.nextPhoto,
  },
}

const { photos } = offers.tankPump
const urls = Object.values(offers).flatMap((offer) => offer.photos.map(({ url }) => url))
const eight = Array.from({ length: 8 }, (_, index) => ({
  id: `5b0e9a34-6c1d-4f2e-8b77-2f1c9d3e4b0${index}`,
  url: urls[index % urls.length] ?? '',
  caption: index === 0 ? offers.longWords.description.slice(0, 120) : '',
}))

const meta = {
  title: 'Marketplace/Offer/OfferPhotos',
  component: OfferPhotos,
  tags: ['interactive'],
  parameters: { guide },
  args: { photos },
} satisfies Meta<typeof OfferPhotos>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'First photo large, with its caption, and the others in a strip (P-187, P-188)',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Foto 1 de 3: La bomba, en la terraza',
      'Foto 2 de 3',
      'Foto 3 de 3: El automático viejo, que a veces no corta cuando el tanque ya está lleno',
    ])
    await expect(canvas.getByText('La bomba, en la terraza')).toBeVisible()
  },
}

const open = async (canvasElement: HTMLElement, name: RegExp) => {
  const link = within(canvasElement).getByRole('link', { name })
  link.focus()
  await userEvent.keyboard('{Enter}')
  return within(await screen.findByRole('dialog', { name: 'Fotos de la oferta' }))
}

export const Opened: Story = {
  name: 'Opened: the arrow keys and buttons show the other photos (P-187)',
  play: async ({ canvasElement }) => {
    const viewer = await open(canvasElement, /^Foto 2/)
    const position = viewer.getByRole('status')
    await waitFor(() => expect(position).toHaveTextContent('Foto 2 de 3'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(position).toHaveTextContent('Foto 3 de 3'))
    await expect(viewer.getByRole('button', { name: 'Foto siguiente' })).toBeDisabled()
    await userEvent.click(viewer.getByRole('button', { name: 'Foto anterior' }))
    await waitFor(() => expect(position).toHaveTextContent('Foto 2 de 3'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(within(canvasElement).getByRole('link', { name: /^Foto 2/ })).toHaveFocus()
  },
}

export const OpenedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await open(canvasElement, /^Foto 3/)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Foto 3 de 3'))
  },
}

export const OnePhoto: Story = { args: { photos: photos.slice(1, 2) } }

export const WithoutPhotos: Story = { args: { photos: [] } }

export const EightOnAPhone: Story = {
  args: { photos: eight },
  globals: { viewport: { value: 'phone' } },
}
