import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Grid } from '../../base/Grid/Grid.tsx'
import * as offerMessages from '../offer.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { ApplicationCard } from './ApplicationCard.tsx'

const guide: Guide = {
  whenToUse: 'For an offer that the user applied to. The whole card is a link to it.',
  alternatives: { AssignmentCard: 'after the client accepted the user' },
  anatomy: ['Photo with the state', 'Title and description', 'Place', 'Budget and publication date'],
  do: ['Use three columns on a desktop, two on a tablet and one on a phone.'],
  dont: ['Do not add «Postulado» to each card. It is the title of the page.'],
  keyboard: { Tab: 'Moves focus to the title', Enter: 'Opens the offer' },
  messages: { budget: offerMessages.budget, published: offerMessages.published },
}

const meta = {
  title: 'Marketplace/Offer/ApplicationCard',
  component: ApplicationCard,
  tags: ['interactive'],
  parameters: { guide },
  args: { offer: offers.tankPump, href: '#offer' },
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
