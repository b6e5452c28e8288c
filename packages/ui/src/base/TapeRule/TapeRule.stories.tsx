import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { TapeRule } from './TapeRule.tsx'

const meta = {
  title: 'Base/Layout/TapeRule',
  component: TapeRule,
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
