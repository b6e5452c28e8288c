import { people, professionals, scoreCounts } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { reviewMessages } from '../review.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { RatingSummary } from './RatingSummary.tsx'

const { averageRating: average, reviewCount: count } = people.bruno

const guide: Guide = {
  whenToUse: 'For the rounded average of all ratings and the distribution of the scores.',
  alternatives: { Stars: 'for one score', ReviewList: 'for the text of the reviews' },
  anatomy: [
    'Average',
    'Stars',
    'Number of ratings',
    'Five bars with percentage and count',
    'Jobs that were left lately, if any',
  ],
  do: ['Pass `null` as average without ratings.'],
  dont: ['Do not make the bars look interactive: they do not filter.'],
  keyboard: {},
  messages: {
    summary: reviewMessages.summary,
    count: reviewMessages.count,
    stepBacks: reviewMessages.stepBacks,
    distribution: reviewMessages.distribution,
    share: reviewMessages.share,
  },
}

const meta = {
  title: 'Marketplace/Review/RatingSummary',
  component: RatingSummary,
  parameters: { guide },
  args: { average, count, scoreCounts },
} satisfies Meta<typeof RatingSummary>

export default meta
type Story = StoryObj<typeof meta>

const getBars = (canvas: HTMLElement) =>
  within(within(canvas).getByRole('list', { name: 'Distribución de las valoraciones' })).getAllByRole(
    'listitem',
  )

export const Default: Story = {
  name: 'Default (S-141..S-146)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('5', { selector: '[aria-hidden]' })).toBeVisible()
    await expect(page.getByRole('img', { name: '5 de 5 estrellas' })).toBeVisible()
    await expect(page.getByText('43 valoraciones')).toBeVisible()
    await expect(getBars(canvasElement).map((bar) => bar.textContent)).toEqual([
      '5 estrellas: 72 % (31)',
      '4 estrellas: 19 % (8)',
      '3 estrellas: 5 % (2)',
      '2 estrellas: 0 % (0)',
      '1 estrella: 5 % (2)',
    ])
    const widths = getBars(canvasElement).map((bar) => bar.querySelector('svg[width]')?.getAttribute('width'))
    await expect(widths).toEqual(['72%', '19%', '5%', '0%', '5%'])
  },
}

export const NoRatings: Story = {
  name: 'No ratings: 0, empty stars and empty bars (S-141)',
  args: { average: null, count: 0, scoreCounts: [...professionals.carla.scoreCounts] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '0 de 5 estrellas' })).toBeVisible()
    await expect(within(canvasElement).getByText('0 valoraciones')).toBeVisible()
    for (const bar of getBars(canvasElement)) await expect(bar).toHaveTextContent('0 % (0)')
  },
}

export const OneRating: Story = {
  args: { average: 4, count: 1, scoreCounts: [0, 0, 0, 1, 0] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 valoración')).toBeVisible()
  },
}

export const StepBacks: Story = {
  name: 'Jobs that the professional left (P-214)',
  args: { stepBacks: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dio marcha atrás en 3 trabajos en los últimos 90 días')).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
