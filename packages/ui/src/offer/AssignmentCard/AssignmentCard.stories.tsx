import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Grid } from '../../base/Grid/Grid.tsx'
import { Split } from '../../base/Split/Split.tsx'
import * as offerMessages from '../offer.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { AssignmentCard } from './AssignmentCard.tsx'

const guide: Guide = {
  whenToUse: 'For a job that the user was accepted for.',
  alternatives: { ApplicationCard: 'for an offer that the user applied to', OfferCard: 'in the public list' },
  anatomy: [
    'Photo with the state',
    'Title and description',
    'Place',
    'Budget, what arrives of the price, and publication date',
  ],
  do: ['Set `href` if the user can open the offer.'],
  dont: ['Do not add actions. The next step is up to the client.'],
  keyboard: { Tab: 'With `href`: moves focus to the title', Enter: 'Opens the offer' },
  messages: { budget: offerMessages.budget, net: offerMessages.net, published: offerMessages.published },
}

const meta = {
  title: 'Marketplace/Offer/AssignmentCard',
  component: AssignmentCard,
  tags: ['interactive'],
  parameters: { guide },
  args: { offer: offers.paintedRoom },
  decorators: [
    (Story) => (
      <Split side={null} sideWidth="menu">
        <Grid columns={3}>
          <Story />
        </Grid>
      </Split>
    ),
  ],
} satisfies Meta<typeof AssignmentCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-209)',
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByText(/Paredes enduidas/)).toBeVisible()
    await expect(card.getByText('proceso')).toBeVisible()
    await expect(card.getByText('Presupuesto').parentElement).toHaveTextContent('$ 85.000')
    await expect(card.getByText('Fecha de publicación').parentElement).toHaveTextContent('12/11/2026')
    const [article, date] = [card.getByRole('article'), card.getByText('12/11/2026')]
    await expect(date.getBoundingClientRect().right).toBeLessThan(article.getBoundingClientRect().right - 8)
    await expect(card.getByText('Buenos Aires, Lomas de Zamora, Laprida 233')).toBeVisible()
  },
}

export const WithContact: Story = {
  name: 'With the contact data of the client (P-154)',
  args: {
    href: '#offer',
    offer: { ...offers.paintedRoom, ownerContact: { email: 'ana@plomada.example', phone: '2215550142' } },
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByText('Ana Ferreyra')).toBeVisible()
    await expect(card.getByRole('link', { name: 'Teléfono: 2215550142' })).toBeVisible()
  },
}

export const Net: Story = {
  name: 'Says what arrives after the commission (P-321)',
  args: { offer: { ...offers.paintedRoom, net: 7_225_050 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Te llegan').parentElement).toHaveTextContent('$ 72.250,50')
  },
}

export const Finished: Story = { args: { offer: offers.newWiring, href: '#offer' } }

export const LongWordsOnAPhone: Story = {
  args: { offer: offers.longWords },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
