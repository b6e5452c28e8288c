import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { TapeRule } from './TapeRule.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'As a decorative divider with the ticks of a measuring tape.',
  alternatives: { Divider: 'for a plain line', Bar: 'for a percentage' },
  anatomy: ['Ticks'],
  do: ['Once or twice per page.'],
  dont: ['Do not use it to show a value.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Layout/TapeRule',
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
