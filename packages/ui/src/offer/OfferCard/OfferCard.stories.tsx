import { photoOrNone } from '@plomada/domain/define'
import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import * as z from 'zod/mini'
import { Grid } from '../../base/Grid/Grid.tsx'
import { offerCopy } from '../offer.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { OfferCard } from './OfferCard.tsx'

const guide: Guide = {
  use: 'An offer in a list that people scan: one photo, one title, the price and one action.',
  instead: {
    OwnOfferList: "for choosing among one's own offers",
    SuggestedOffers: 'beside an open offer',
    AdminOfferCard: "in the admin's list",
  },
  anatomy: [
    'Photo, or the placeholder when there is none',
    'Title, whose link takes the whole card',
    'Description, cut at two lines',
    'Client and city',
    'Price',
    'Apply button',
  ],
  do: [
    'Leave out `href` for people who may not open the offer.',
    'Give the first row of a page `isEager`, so that its photos do not wait.',
  ],
  dont: [
    "Do not put a second link into the card: the title's link covers it.",
    'Do not hide the button of somebody who applied: «Postulado» tells them so.',
  ],
  keys: {
    Tab: 'To the title, then to the button',
    Enter: 'Opens the offer; on the button, applies',
    Space: 'On the button, applies',
  },
  copy: {
    work: offerCopy.work,
    client: offerCopy.client,
    apply: offerCopy.apply,
    applied: offerCopy.applied,
    applying: offerCopy.applying,
    ownOffer: offerCopy.ownOffer,
    closed: offerCopy.closed,
  },
}

const meta = {
  title: 'Offer/OfferCard',
  component: OfferCard,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    offer: offers.leakingTap,
    href: '#offer',
    application: 'open',
    onApply: fn(),
  },
  decorators: [
    (Story) => (
      <Grid>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof OfferCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-098, S-100..S-104, S-106)',
  play: async ({ args, canvasElement }) => {
    const card = within(canvasElement)
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', offers.leakingTap.photo)
    const link = card.getByRole('link', { name: 'Cambiar la bomba del tanque' })
    await expect(link).toHaveAttribute('href', '#offer')
    await expect(card.getByText('Descripcion del trabajo:')).toBeVisible()
    await expect(card.getByText(/^La bomba no levanta presión/)).toBeVisible()
    await expect(card.getByText('Datos del cliente')).toBeVisible()
    await expect(card.getByText('Ana')).toBeVisible()
    await expect(card.getByText('La Plata')).toBeVisible()
    await expect(canvasElement.textContent).toContain('$\u00a048.000')
    const button = card.getByRole('button', { name: 'Postular a Cambiar la bomba del tanque' })
    await expect(button).toHaveTextContent('Postular')
    await userEvent.click(button)
    await expect(args.onApply).toHaveBeenCalledWith(offers.leakingTap)
  },
}

/** Two stops: the title, whose link takes the whole card, and the button, which stays its own. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const card = within(canvasElement)
    await userEvent.tab()
    await expect(card.getByRole('link')).toHaveFocus()
    const { right, bottom } = card.getByRole('article').getBoundingClientRect()
    await expect(document.elementFromPoint(right - 20, bottom - 100)).toBe(card.getByRole('link'))
    await userEvent.tab()
    await expect(card.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).toHaveBeenCalledTimes(1)
  },
}

export const SignedOut: Story = {
  name: 'Signed out (S-106)',
  args: { href: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument()
    await expect(within(canvasElement).getByRole('button')).toBeEnabled()
  },
}

export const Applied: Story = {
  name: 'Applied (S-105, S-378)',
  args: { application: 'sent' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Postulado' })).toBeDisabled()
  },
}

export const Sending: Story = {
  args: { application: 'sending' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'procesando...' }))
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

export const OwnOffer: Story = {
  args: { application: 'own' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tu publicación')).toBeVisible()
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Closed: Story = {
  args: { offer: offers.paintedRoom, application: 'closed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Cerrado' })).toBeDisabled()
  },
}

export const ForAnAdmin: Story = {
  args: { application: 'unable' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

export const WithoutPhoto: Story = {
  name: 'Without photo: the wire says «sin foto» (S-099, S-484)',
  args: { offer: { ...offers.leakingTap, photo: z.decode(photoOrNone, 'sin foto') } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin foto')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const LongWords: Story = { args: { offer: offers.longWords } }

export const LongWordsOnAPhone: Story = {
  args: { offer: offers.longWords },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
