import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import * as offerMessages from '../offer.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { OwnOfferList } from './OwnOfferList.tsx'

const guide: Guide = {
  whenToUse: "To select one of the user's own offers, which is shown next to the list.",
  alternatives: { OfferList: 'for the public list' },
  anatomy: [
    'Cards with photo, title, state, what the offer needs, price, date and number of applicants',
    'Loading: placeholders',
  ],
  do: [
    'Use it in `MasterDetail` with `OwnOfferPanel`.',
    'Store the id of the selected offer in the URL, so that a reload keeps it.',
  ],
  dont: ['Do not use links: selecting an offer stays on the page.'],
  keyboard: { Tab: 'Moves focus to the next card', 'Enter, Space': 'Selects the offer' },
  messages: {
    own: offerMessages.own,
    loading: offerMessages.loading,
    applicantCount: offerMessages.applicantCount(2),
    needsAnswers: offerMessages.needsAnswers(2),
    needsPayment: offerMessages.needsPayment,
    needsConfirmation: offerMessages.needsConfirmation,
    needsReply: offerMessages.needsReply,
    needsRating: offerMessages.needsRating,
  },
}

const meta = {
  title: 'Marketplace/Offer/OwnOfferList',
  component: OwnOfferList,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    offers: [offers.tankPump, offers.paintedRoom, offers.newWiring, offers.longWords],
    selectedId: offers.tankPump.id,
    onSelect: fn(),
  },
} satisfies Meta<typeof OwnOfferList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-196)',
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getAllByRole('button')).toHaveLength(4)
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(3)
    await expect(list.getByRole('button', { name: /Cambiar la bomba/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(offers.paintedRoom)
  },
}

export const Needs: Story = {
  name: 'Says what each offer needs, with price, date and applicants (P-159, P-286)',
  args: {
    offers: [
      offers.tankPump,
      offers.paintedRoom,
      { ...offers.newWiring, isRated: false },
      offers.brokenBlinds,
      { ...offers.newWiring, id: 901, assignmentState: 'done', assignmentTurn: 'client' },
      { ...offers.newWiring, id: 902, assignmentState: 'disputed', assignmentTurn: 'client' },
    ],
  },
  play: async ({ canvasElement }) => {
    const [open, running, finished, quiet, done, disputed] = within(canvasElement).getAllByRole('button')
    await expect(open).toHaveTextContent(/2 postulaciones nuevas\$\s48\.000.*2 postulantes/)
    await expect(open).toHaveTextContent('18/11/2026')
    await expect(running).toHaveTextContent('Falta pagar')
    await expect(finished).toHaveTextContent('Falta valorar')
    await expect(quiet).toHaveTextContent('Todavía no hay postulantes')
    await expect(quiet).not.toHaveTextContent(/Falta|nueva/)
    await expect(done).toHaveTextContent('Falta que confirmes')
    await expect(disputed).toHaveTextContent('Te toca responder')
  },
}

export const NoSelection: Story = { args: { selectedId: null } }

export const Loading: Story = { args: { offers: undefined } }

export const ClosedAndExpiring: Story = {
  name: 'Closed, expired and about to expire, with «Renovar» (P-196, P-197)',
  args: {
    offers: [
      { ...offers.tankPump, expiresAt: new Date('2026-12-18T14:05:00Z') },
      offers.closed,
      offers.expired,
    ],
    now: new Date('2026-12-15T12:00:00Z'),
    onRenew: fn(async () => {}),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Cerrada')).toBeVisible()
    await expect(canvas.getByText('Vencida')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Renovar/ })).toHaveLength(2)
    await userEvent.click(canvas.getAllByRole('button', { name: /^Renovar/ })[0] as HTMLElement)
    await expect(args.onRenew).toHaveBeenCalledWith(expect.objectContaining({ id: 11 }))
  },
}
