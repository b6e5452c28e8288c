import { recentReviews } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { landingMessages } from '../home.landing.messages.ts'
import { RecentReviews } from './RecentReviews.tsx'

const guide: Guide = {
  whenToUse: 'For the newest reviews of any professional, on the landing page.',
  alternatives: { ReviewList: 'for the reviews of one professional' },
  anatomy: ['Heading', 'Stars', 'Text', 'Link to the professional', 'Trade and date'],
  do: ['Pass reviews as they come, also bad ones.'],
  dont: ['Do not show the author: the review is public without them.'],
  keyboard: { Tab: 'Moves focus to the next professional', Enter: 'Opens the profile' },
  messages: { reviews: landingMessages.reviews, reviewOf: landingMessages.reviewOf },
}

const meta = {
  title: 'Marketplace/Home/RecentReviews',
  component: RecentReviews,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: { reviews: recentReviews },
} satisfies Meta<typeof RecentReviews>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Reviews with the first name of the professional (P-126)',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Sobre Bruno Saldaño' })).toHaveAttribute(
      'href',
      '/professional/detail/2',
    )
  },
}
export const Loading: Story = { args: { reviews: undefined } }
export const LongText: Story = {
  args: { reviews: recentReviews.map((review) => ({ ...review, text: `${review.text} `.repeat(12) })) },
}
