import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Grid } from '../../base/Grid/Grid.tsx'
import { Split } from '../../base/Split/Split.tsx'
import { offerCopy } from '../offer.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { AssignmentCard } from './AssignmentCard.tsx'

const guide: Guide = {
  use: 'A job that a professional was accepted for.',
  instead: { ApplicationCard: 'for what one applied to', OfferCard: 'in the public list' },
  anatomy: ['Photo with the state', 'Title and description', 'Place', 'Budget and day of publication'],
  do: ['Give it an `href` when the offer can be opened.'],
  dont: ['Do not add actions: the client has the next step.'],
  keys: { Tab: 'To the title, when it is a link', Enter: 'Opens the offer' },
  copy: { budget: offerCopy.budget, published: offerCopy.published },
}

const meta = {
  title: 'Offer/AssignmentCard',
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
    const [edge, day] = [card.getByRole('article'), card.getByText('12/11/2026')]
    await expect(day.getBoundingClientRect().right).toBeLessThan(edge.getBoundingClientRect().right - 8)
    await expect(card.getByText('Buenos Aires, Lomas de Zamora, Laprida 233')).toBeVisible()
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
