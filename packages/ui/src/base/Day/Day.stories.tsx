import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Day } from './Day.tsx'

const meta = {
  title: 'Base/Text/Day',
  component: Day,
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

/** After midnight in Greenwich it is still the day before in Buenos Aires. */
export const LateEvening: Story = {
  args: { date: '2026-11-19T01:30:00Z' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('18/11/2026')).toBeVisible()
  },
}
