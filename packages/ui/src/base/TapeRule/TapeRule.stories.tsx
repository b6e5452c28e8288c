import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { TapeRule } from './TapeRule.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'A divider with the ticks of a measuring tape, where the page has room for a sign of the trade.',
  instead: { Divider: 'for a plain line', Bar: 'for a share' },
  anatomy: ['Ticks'],
  do: ['Use it once or twice in a page.'],
  dont: ['Do not use it to measure anything.'],
  keys: {},
}

const meta = {
  title: 'Base/Layout/TapeRule',
  component: TapeRule,
  parameters: { guide },
} satisfies Meta<typeof TapeRule>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Inverse: Story = {
  args: { tone: 'inverse' },
  render: (args) => (
    <Panel tone="inverse">
      <TapeRule {...args} />
    </Panel>
  ),
}
