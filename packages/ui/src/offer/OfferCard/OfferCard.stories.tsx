import { nullablePhoto } from '@plomada/domain/text'
import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import * as z from 'zod/mini'
import { Grid } from '../../base/Grid/Grid.tsx'
import { Link } from '../../base/Link/Link.tsx'
import * as offerMessages from '../offer.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { OfferCard, type OfferCardProps } from './OfferCard.tsx'

const guide: Guide = {
  whenToUse: 'For an offer in the public list.',
  alternatives: {
    OwnOfferList: "to select one of the user's own offers",
    SuggestedOffers: 'next to an offer',
    AdminOfferCard: 'in the admin list',
  },
  anatomy: [
    'Photo or placeholder',
    'Title; its link covers the card',
    'First two lines of the description',
    'Client and city',
    'Price',
    'Apply button',
  ],
  do: [
    'Omit `href` for viewers who cannot open the offer.',
    'Set `isEager` on the first card of a page, so that its photo loads immediately.',
  ],
  dont: [
    'Do not add a second link: the link of the title covers the card.',
    'Do not hide the button after the user applied. It becomes «Postulado».',
  ],
  keyboard: {
    Tab: 'Moves focus to the title, then to the button',
    Enter: 'On the title: opens the offer. On the button: applies',
    Space: 'On the button: applies',
  },
  messages: {
    work: offerMessages.work,
    client: offerMessages.client,
    apply: offerMessages.apply,
    applied: offerMessages.applied,
    applying: offerMessages.applying,
    ownOffer: offerMessages.ownOffer,
    closed: offerMessages.closed,
  },
}

const meta = {
  title: 'Marketplace/Offer/OfferCard',
  component: OfferCard,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    offer: offers.tankPump,
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
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', offers.tankPump.photo)
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
    await expect(args.onApply).toHaveBeenCalledWith(offers.tankPump)
  },
}

/** Two tab stops: the title, whose link covers the card, and the button. */
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

/** The focus stays on the button after an application, and Tab continues from there. */
export const FocusAfterApplying: Story = {
  render: function Applying(args) {
    const [application, setApplication] = useState<OfferCardProps['application']>('open')
    return (
      <>
        <OfferCard {...args} application={application} onApply={() => setApplication('sent')} />
        <Link href="#next">Otro enlace</Link>
      </>
    )
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Postular/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Postulado' })).toHaveFocus()
    // Browsers move the focus away from a disabled button when they render the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(canvas.getByRole('button', { name: 'Postulado' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Otro enlace' })).toHaveFocus()
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

export const ForAdmin: Story = {
  args: { application: 'unable' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

export const WithoutPhoto: Story = {
  name: 'Without photo: «sin foto» on the wire (S-099, S-484)',
  args: { offer: { ...offers.tankPump, photo: z.decode(nullablePhoto, 'sin foto') } },
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
