import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Stars } from './Stars.tsx'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'

const guide: Guide = {
  whenToUse: 'To show a score on a card, a profile or a review.',
  alternatives: { StarsField: 'to enter a score', RatingSummary: 'for the average with its distribution' },
  anatomy: ['Five stars, filled up to the score, the last one also by half'],
  do: ['Show the number of ratings next to an average.'],
  dont: ['Do not pass a rounded average unless a number beside it is rounded too.'],
  keyboard: {},
  messages: { score: esAR['stars.score'] },
}

const meta = {
  title: 'Components/Feedback/Stars',
  component: Stars,
  parameters: { guide },
  args: { score: 4 },
} satisfies Meta<typeof Stars>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '4 de 5 estrellas' })).toBeVisible()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Stars {...args} size="sm" />
      <Stars {...args} />
      <Stars {...args} size="lg" />
    </Stack>
  ),
}

export const Empty: Story = { args: { score: 0 } }

/** Averages are rounded to half stars. */
export const Halves: Story = {
  render: (args) => (
    <Stack>
      <Stars {...args} score={3.5} size="sm" />
      <Stars {...args} score={4.3} />
      <Stars {...args} score={0.6} size="lg" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((stars) => stars.getAttribute('aria-label'))).toEqual([
      '3,5 de 5 estrellas',
      '4,5 de 5 estrellas',
      '0,5 de 5 estrellas',
    ])
  },
}

/** Scores above 5 are clamped. */
export const OutOfRange: Story = {
  args: { score: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5 de 5 estrellas' })).toBeVisible()
  },
}
