import { people, professionals, scoreCounts } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { reviewCopy } from '../review.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { RatingSummary } from './RatingSummary.tsx'

const { averageRating: average, reviewCount: count } = people.bruno

const guide: Guide = {
  use: 'What all ratings say together: the average as a whole number, and how many gave each score.',
  instead: { Stars: 'for one score', ReviewList: 'for what people wrote' },
  anatomy: ['The average, large', 'Stars', 'How many rated', 'Five bars with percentage and count'],
  do: ['Hand `null` as average when nobody rated yet.'],
  dont: ['Do not make the bars look like buttons: they filter nothing.'],
  keys: {},
  copy: {
    summary: reviewCopy.summary,
    count: reviewCopy.count,
    distribution: reviewCopy.distribution,
    share: reviewCopy.share,
  },
}

const meta = {
  title: 'Review/RatingSummary',
  component: RatingSummary,
  parameters: { guide },
  args: { average, count, scoreCounts },
} satisfies Meta<typeof RatingSummary>

export default meta
type Story = StoryObj<typeof meta>

const bars = (canvas: HTMLElement) =>
  within(within(canvas).getByRole('list', { name: 'Distribución de las valoraciones' })).getAllByRole(
    'listitem',
  )

export const Default: Story = {
  name: 'A whole average, stars, the count and five bars (S-141..S-146)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('5', { selector: '[aria-hidden]' })).toBeVisible()
    await expect(page.getByRole('img', { name: '5 de 5 estrellas' })).toBeVisible()
    await expect(page.getByText('43 valoraciones')).toBeVisible()
    await expect(bars(canvasElement).map((bar) => bar.textContent)).toEqual([
      '5 estrellas: 72 % (31)',
      '4 estrellas: 19 % (8)',
      '3 estrellas: 5 % (2)',
      '2 estrellas: 0 % (0)',
      '1 estrella: 5 % (2)',
    ])
    const widths = bars(canvasElement).map((bar) => bar.querySelector<HTMLElement>('[style]')?.style.width)
    await expect(widths).toEqual(['72%', '19%', '5%', '0%', '5%'])
  },
}

export const NobodyYet: Story = {
  name: 'Nobody has rated: 0, empty stars and empty bars (S-141)',
  args: { average: null, count: 0, scoreCounts: [...professionals.carla.scoreCounts] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '0 de 5 estrellas' })).toBeVisible()
    await expect(within(canvasElement).getByText('0 valoraciones')).toBeVisible()
    for (const bar of bars(canvasElement)) await expect(bar).toHaveTextContent('0 % (0)')
  },
}

export const OneRating: Story = {
  args: { average: 4, count: 1, scoreCounts: [0, 0, 0, 1, 0] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 valoración')).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
