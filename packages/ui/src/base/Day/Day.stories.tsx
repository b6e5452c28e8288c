import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Day } from './Day.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'To show a date, such as when an article was published or a payment received.',
  alternatives: {
    RelativeTime: 'for recent events: «5 minutes ago»',
    Text: 'for a period of time in words',
  },
  anatomy: ['Day, month and year as numbers, in a `time` element'],
  do: ['Pass the instant unchanged: the day is the one in Buenos Aires.'],
  dont: ["Do not format dates yourself: the user's time zone could change the day."],
  keyboard: {},
}

const meta = {
  title: 'Components/Text/Day',
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

export const SingleDigits: Story = {
  name: 'Spanish format without leading zeros (S-476)',
  args: { date: '2026-03-05T12:00:00Z' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toHaveTextContent(/^5\/3\/2026$/)
  },
}

/** After midnight UTC it is still the previous day in Buenos Aires. */
export const LateEvening: Story = {
  args: { date: '2026-11-19T01:30:00Z' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('18/11/2026')).toBeVisible()
  },
}

/** Renders nothing. */
export const InvalidDate: Story = {
  args: { date: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull()
  },
}
