import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Grid } from '../../base/Grid/Grid.tsx'
import { offerCopy } from '../offer.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { ApplicationCard } from './ApplicationCard.tsx'

const guide: Guide = {
  use: 'An offer that a professional applied to; the whole card opens it.',
  instead: { AssignmentCard: 'once the client accepted' },
  anatomy: ['Photo with the state', 'Title and description', 'Place', 'Budget and day of publication'],
  do: ['Show them in three columns on a desk, two on a tablet, one on a phone.'],
  dont: ['Do not repeat «Postulado» on each: the page says it.'],
  keys: { Tab: 'To the title', Enter: 'Opens the offer' },
  copy: { budget: offerCopy.budget, published: offerCopy.published },
}

const meta = {
  title: 'Offer/ApplicationCard',
  component: ApplicationCard,
  tags: ['interactive'],
  parameters: { guide },
  args: { offer: offers.leakingTap, href: '#offer' },
  decorators: [
    (Story) => (
      <Grid columns={3}>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof ApplicationCard>

export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Cambiar la bomba del tanque' })
    await expect(link).toHaveAttribute('href', '#offer')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
