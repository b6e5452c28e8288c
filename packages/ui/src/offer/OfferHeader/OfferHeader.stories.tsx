import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { addressForHired } from '../offer.detail.messages.ts'
import { OfferHeader } from './OfferHeader.tsx'

const guide: Guide = {
  whenToUse: 'For the header of the page of an offer.',
  alternatives: { ProfessionalHeader: 'for the page of a professional' },
  anatomy: [
    'Portrait of the client',
    'Title in upper case, the `<h1>` of the page',
    'State, if the offer no longer accepts applicants',
    'Name of the client',
    'Province, city and address, as far as visible to the viewer',
  ],
  do: ['Use it once, at the top of the main column.'],
  dont: ['Do not shorten the title. It wraps.'],
  keyboard: {},
  messages: { addressForHired },
}

const meta = {
  title: 'Marketplace/Offer/OfferHeader',
  component: OfferHeader,
  parameters: { guide },
  args: { offer: offers.tankPump },
} satisfies Meta<typeof OfferHeader>

export default meta
type Story = StoryObj<typeof meta>

/** The title is in upper case by CSS only, so copying it or reading it aloud uses the original text. */
export const Default: Story = {
  name: 'Default (S-111..S-113)',
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent('cambiar la bomba del tanque')
    await expect(getComputedStyle(title).textTransform).toBe('uppercase')
    await expect(within(canvasElement).getByText('Ana Ferreyra')).toBeVisible()
    await expect(within(canvasElement).getByText('Buenos Aires, La Plata, Calle 48 n.º 1120')).toBeVisible()
    await expect(within(canvasElement).queryByText('pendiente')).toBeNull()
  },
}

export const WithPhoto: Story = {
  name: 'With photo (S-114)',
  args: {
    offer: { ...offers.tankPump, owner: { ...offers.tankPump.owner, photo: offers.tankPump.photo } },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', offers.tankPump.photo)
  },
}

export const InProgress: Story = {
  args: { offer: offers.paintedRoom },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('proceso')).toBeVisible()
  },
}

export const Finished: Story = {
  args: { offer: offers.newWiring },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('terminado')).toBeVisible()
  },
}

export const WithoutAddress: Story = { args: { offer: offers.newWiring } }

export const LongWordsOnAPhone: Story = {
  args: { offer: offers.longWords },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
