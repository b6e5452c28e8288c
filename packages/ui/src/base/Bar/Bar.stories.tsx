import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { Bar } from './Bar.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'A share of a whole next to the number that says it: ratings by stars, the commission.',
  instead: { Spinner: 'for work of unknown length', Figure: 'when the number itself is what matters' },
  anatomy: ['Track with a tick at every tenth', 'Fill'],
  do: ['Write the percentage and the count beside it.'],
  dont: [
    'Do not let it look pressable: it filters nothing.',
    'Do not give it a `label` where the text beside it says the same.',
  ],
  keys: {},
}

const meta = {
  title: 'Base/Feedback/Bar',
  component: Bar,
  parameters: { guide },
  args: { percent: 72 },
} satisfies Meta<typeof Bar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { percent: 0 } }

export const Full: Story = { args: { percent: 100 } }

export const Gauge: Story = {
  args: { percent: 15, tone: 'accent', label: 'Comisión: 15 %' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Comisión: 15 %' })).toBeVisible()
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
