import { priceGuide, trades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { priceGuideMessages } from '../priceGuide.messages.ts'
import { PriceGuide } from './PriceGuide.tsx'

const guide: Guide = {
  whenToUse: 'For what finished jobs of a trade cost, in a city or in the province.',
  alternatives: { Stat: 'for a single number', Money: 'for the price of one offer' },
  anatomy: ['Heading', 'Median', 'Dimension line with the median marked', 'Quartiles', 'Number of jobs'],
  do: [
    'Pass `null` if the server has no prices: jobs of few clients would show the price of one of them.',
    'Pass `undefined` while they load: the height stays the same.',
  ],
  dont: ['Do not round the prices: the server does.'],
  keyboard: { Tab: 'Moves focus to the heading, if it is a link' },
  messages: priceGuideMessages,
}

const meta = {
  title: 'Marketplace/Trade/PriceGuide',
  component: PriceGuide,
  tags: ['interactive'],
  parameters: { guide },
  args: { prices: priceGuide },
} satisfies Meta<typeof PriceGuide>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Median, quartiles and number of jobs (P-120)',
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Cuánto cuesta' }))
    const pairs = section.getAllByRole('term').map((term) => term.parentElement?.textContent)
    await expect(pairs).toEqual([
      expect.stringMatching(/^Precio habitual\$\s40\.000$/),
      expect.stringMatching(/^Lo más comúnentre \$\s20\.000 y \$\s80\.000$/),
    ])
    await expect(section.getByText('Según 38 trabajos terminados de los últimos 12 meses.')).toBeVisible()
  },
}
export const WithLink: Story = { args: { title: trades.plumbing.name, level: 3, href: '#plomeria' } }
export const ManyJobs: Story = { args: { prices: { ...priceGuide, jobs: 500 } } }
export const SamePrice: Story = {
  args: { prices: { jobs: 10, lower: 1_200_000, median: 1_200_000, upper: 1_200_000 } },
}
export const TooFewJobs: Story = {
  name: 'Too few jobs (P-121)',
  args: { prices: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/a partir de 10 trabajos/)).toBeVisible()
  },
}
export const Loading: Story = { args: { prices: undefined } }
export const Failed: Story = { args: { prices: undefined, hasFailed: true } }
