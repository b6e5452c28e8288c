import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Day } from './Day.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'A date that people read: when an offer was published, when a payment came in.',
  instead: { Text: 'for a time span in words' },
  anatomy: ['Day, month and year in figures, in a `time` element'],
  do: ['Hand over the moment as it came: the day is the one in Buenos Aires.'],
  dont: ["Do not format dates by hand: the reader's own time zone would change the day."],
  keys: {},
}

const meta = {
  title: 'Base/Text/Day',
  component: Day,
  parameters: { guide },
  args: { date: '2026-11-18T12:00:00Z' },
} satisfies Meta<typeof Day>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('18/11/2026')).toHaveAttribute(
      'datetime',
      '2026-11-18T12:00:00.000Z',
    )
  },
}

export const OneFigure: Story = {
  name: 'As in Spain: day, month and year in figures, without zeros (S-476)',
  args: { date: '2026-03-05T12:00:00Z' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toHaveTextContent(/^5\/3\/2026$/)
  },
}

/** After midnight in Greenwich it is still the day before in Buenos Aires. */
export const LateEvening: Story = {
  args: { date: '2026-11-19T01:30:00Z' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('18/11/2026')).toBeVisible()
  },
}

/** What is not a date draws nothing. */
export const NotADate: Story = {
  args: { date: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull()
  },
}
