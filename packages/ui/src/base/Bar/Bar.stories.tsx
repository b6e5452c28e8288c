import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { Bar } from './Bar.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'To show a share of a whole next to its number, such as ratings by stars or a fee.',
  alternatives: {
    ProgressBar: 'for a task that makes progress',
    Meter: 'for a quantity that means something, such as full storage',
    Spinner: 'for progress of unknown length',
    Stat: 'if the number is the main information',
  },
  anatomy: ['Track with a tick every 10 %', 'Fill'],
  do: ['Show the percentage and the count as text next to the bar.'],
  dont: [
    'Do not make it look interactive: it does not filter.',
    'Do not set a `label` that repeats the text next to the bar.',
  ],
  keyboard: {},
}

const meta = {
  title: 'Components/Feedback/Bar',
  component: Bar,
  parameters: { guide, language: 'en' },
  args: { percent: 72 },
} satisfies Meta<typeof Bar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { percent: 0 } }

export const Full: Story = { args: { percent: 100 } }

export const Gauge: Story = {
  args: { percent: 15, tone: 'accent', label: 'Fee: 15%' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Fee: 15%' })).toBeVisible()
  },
}

export const Inverse: Story = {
  args: { percent: 15, tone: 'inverse' },
  render: (args) => (
    <Panel tone="inverse">
      <Bar {...args} />
    </Panel>
  ),
}
