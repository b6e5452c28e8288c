import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { Logo } from './Logo.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'The mark of the product at the head of the navigation, the footer and the windows.',
  instead: { Heading: 'for the name of a page' },
  anatomy: ['Plumb line that hangs from the top edge of its surface', 'Name of the product'],
  do: [
    'Put it on a surface that clips.',
    'Take it from the provider: another brand brings its own name and mark.',
  ],
  dont: ['Do not use `isMarkOnly` without a name on the link around it.'],
  keys: {},
}

const meta = {
  title: 'Base/Media/Logo',
  component: Logo,
  parameters: { guide },
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

/** The mark alone, where the link around it carries the name. */
export const MarkOnly: Story = {
  args: { isMarkOnly: true },
  render: (args) => (
    <Panel isClipped>
      <Logo {...args} />
    </Panel>
  ),
}
