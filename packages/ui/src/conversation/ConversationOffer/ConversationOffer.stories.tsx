import { applications, conversations, offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as messages from '../conversation.messages.ts'
import { ConversationOffer } from './ConversationOffer.tsx'

const guide: Guide = {
  whenToUse: 'Beside an open conversation, in wide windows.',
  alternatives: { OfferDetail: 'for the page of an offer', OfferCard: 'in a list of offers' },
  anatomy: [
    'Title, a link to the offer',
    'State of the offer',
    'Trades, city, budget, application, price and dates',
    'Photo, if any',
  ],
  do: [
    'Pass `problem` when the offer is not available: its title and state come from the conversation.',
    'Pass the offer as the server returns it to the viewer.',
  ],
  dont: ['Do not add actions. They are on the page of the offer.'],
  keyboard: { Tab: 'Moves focus to the title', Enter: 'Opens the offer' },
  messages: { offer: messages.offer, missing: messages.offerMissing, failed: messages.offerFailed },
}

const meta = {
  title: 'Marketplace/Conversation/ConversationOffer',
  component: ConversationOffer,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    conversation: conversations.tankPump,
    offer: offers.tankPump,
    application: applications.edited,
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: '18rem', maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationOffer>

export default meta
type Story = StoryObj<typeof meta>

const findFact = (canvas: ReturnType<typeof within>, term: string) =>
  canvas.getByText(term, { selector: 'dt' }).nextElementSibling

export const Default: Story = {
  play: async ({ canvas }) => {
    const aside = within(canvas.getByRole('complementary', { name: 'Publicación' }))
    await expect(aside.getByRole('link', { name: 'Cambiar la bomba del tanque' })).toHaveAttribute(
      'href',
      '/service/detail/11',
    )
    await expect(findFact(canvas, 'Postulación')).toHaveTextContent('Editada')
    await expect(findFact(canvas, 'Precio')).toHaveTextContent('45.000')
  },
}

/** The application is accepted: the agreed price takes the place of its state and quote. */
export const Agreed: Story = {
  args: {
    conversation: conversations.paintedRoom,
    offer: { ...offers.paintedRoom, agreedAmount: 79_500 },
    application: { ...applications.edited, quote: 79_500, state: 'accepted' },
  },
  play: async ({ canvas }) => {
    await expect(findFact(canvas, 'Precio acordado')).toHaveTextContent('79.500')
    await expect(canvas.queryByText('Precio', { selector: 'dt' })).toBeNull()
    await expect(canvas.queryByText('Postulación')).toBeNull()
    await expect(canvas.queryByText('Disponibilidad')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Ver el trabajo' })).toHaveAttribute('href', '/trabajo/7')
  },
}

/** The application is not known, and the offer has no photo. */
export const LongWords: Story = {
  args: { conversation: conversations.declined, offer: offers.longWords, application: null },
  play: async ({ canvas }) => {
    await expect(findFact(canvas, 'Postulación')).toHaveTextContent('Rechazada')
  },
}

export const Loading: Story = { args: { offer: undefined } }

/** The title is no link and has no state: the offer is not available to the viewer. */
export const Missing: Story = {
  args: { offer: undefined, problem: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('La publicación ya no está disponible.')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Failed: Story = {
  args: { offer: undefined, problem: 'failed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
