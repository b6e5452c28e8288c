import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { Logo } from './Logo.tsx'

const meta = {
  title: 'Base/Media/Logo',
  component: Logo,
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

/** The line hangs from the top edge of its surface. */
export const Default: Story = {
  render: (args) => (
    <Panel isClipped>
      <Logo {...args} />
    </Panel>
  ),
}

export const Inverse: Story = {
  args: { tone: 'inverse' },
  render: (args) => (
    <Panel tone="inverse" isClipped>
      <Logo {...args} />
    </Panel>
  ),
}

export const Large: Story = {
  args: { size: 'large' },
  render: (args) => (
    <Panel isClipped>
      <Logo {...args} />
    </Panel>
  ),
}
