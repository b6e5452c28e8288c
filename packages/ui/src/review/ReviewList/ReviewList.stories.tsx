import { people, reviews } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { reviewMessages } from '../review.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { ReviewList } from './ReviewList.tsx'

const { anonymous } = reviewMessages

const guide: Guide = {
  whenToUse: 'For the three newest reviews of a professional.',
  alternatives: { RatingSummary: 'for the average and the distribution' },
  anatomy: [
    'Heading «Opiniones de nuestros usuarios»',
    'Portrait and first name of the author, date and stars',
    'Text',
  ],
  do: ['Pass reviews with their authors, as the server returns them to signed-in users.'],
  dont: ['Do not limit the list. The component shows at most three reviews.'],
  keyboard: {},
  messages: { reviews: reviewMessages.reviews, noReviews: reviewMessages.noReviews },
}

const meta = {
  title: 'Marketplace/Review/ReviewList',
  component: ReviewList,
  parameters: { guide },
  args: { reviews },
} satisfies Meta<typeof ReviewList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-147, S-148, S-460)',
  args: { reviews: [...reviews, ...reviews.map((review) => ({ ...review, id: review.id + 100 }))] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Opiniones de nuestros usuarios' })).toBeVisible()
    const shown = page.getAllByRole('article')
    await expect(shown).toHaveLength(3)
    const first = within(shown[0] ?? canvasElement)
    await expect(first.getByRole('heading', { name: 'Ana' })).toBeVisible()
    await expect(first.getByText('4/11/2026')).toBeVisible()
    await expect(first.getByRole('img', { name: '5 de 5 estrellas' })).toBeVisible()
    await expect(first.getByText(/Cambió toda la cañería/)).toBeVisible()
  },
}

export const Authors: Story = {
  name: 'With the photo of an author, and without authors for visitors (S-149)',
  args: {
    reviews: reviews.map((review, index) => ({
      ...review,
      reviewer: index === 0 ? { firstName: 'Ana', photo: people.bruno.photo } : null,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', people.bruno.photo)
    const names = within(canvasElement).getAllByRole('heading', { level: 3 })
    await expect(names.map((name) => name.textContent)).toEqual(['Ana', anonymous, anonymous])
  },
}

export const Empty: Story = {
  args: { reviews: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Todavía no hay opiniones')).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
