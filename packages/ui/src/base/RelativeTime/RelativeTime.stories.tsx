import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import type { Guide } from '../../testing/guide.ts'
import { Stack } from '../Stack/Stack.tsx'
import { RelativeTime } from './RelativeTime.tsx'

const guide: Guide = {
  whenToUse:
    'For recent events, where the distance says more than the date: messages, changes, the last visit.',
  alternatives: { Day: 'for dates that users compare, write down or plan with' },
  anatomy: ['Time element with the distance in words', 'Date and time as title'],
  do: [
    'Pass the instant unchanged, with its time zone.',
    'Pass `now` from the server, if the relative time has to be in its HTML.',
  ],
  dont: [
    'Do not use it for deadlines and appointments.',
    'Do not put it in a live region: it changes by itself.',
  ],
  keyboard: {},
}

const now = '2026-03-18T12:00:00Z'

const meta = {
  title: 'Components/Text/RelativeTime',
  component: RelativeTime,
  parameters: { guide },
  args: { date: '2026-03-18T11:55:00Z', now },
} satisfies Meta<typeof RelativeTime>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('hace 5 minutos')
    await expect(time).toHaveAttribute('datetime', '2026-03-18T11:55:00.000Z')
    await expect(time).toHaveAttribute('title', '18/3/26, 08:55')
  },
}

/** The text changes by itself, when its words do. */
export const UpToDate: Story = {
  args: { date: '2026-03-18T11:59:30Z' },
  beforeEach: withFakeClock,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ahora')).toBeVisible()
    await advanceClock(29_000)
    await expect(canvas.getByText('ahora')).toBeVisible()
    await advanceClock(1000)
    await expect(canvas.getByText('hace 1 minuto')).toBeVisible()
    await advanceClock(60_000)
    await expect(canvas.getByText('hace 2 minutos')).toBeVisible()
    await advanceClock(58 * 60_000)
    await expect(canvas.getByText('hace 1 hora')).toBeVisible()
  },
}

const dates = [
  '2026-03-18T12:40:00Z',
  '2026-03-18T11:59:59Z',
  '2026-03-18T09:00:00Z',
  '2026-03-15T09:00:00Z',
  '2026-02-20T09:00:00Z',
  '2025-06-20T09:00:00Z',
  '2023-06-20T09:00:00Z',
]

export const Distances: Story = {
  render: (args) => (
    <Stack>
      {dates.map((date) => (
        <RelativeTime key={date} {...args} date={date} />
      ))}
    </Stack>
  ),
}

export const Short: Story = { ...Distances, args: { length: 'short' } }

export const English: Story = {
  ...Distances,
  render: (args) => (
    <Provider messages={en} locale="en-GB">
      <Stack>
        {dates.map((date) => (
          <RelativeTime key={date} {...args} date={date} />
        ))}
      </Stack>
    </Provider>
  ),
}

/** Renders nothing. */
export const InvalidDate: Story = {
  args: { date: 'pronto' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull()
  },
}

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Provider messages={en} locale="ar">
        <RelativeTime {...args} />
      </Provider>
    </div>
  ),
}
