import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../Panel/Panel.tsx'
import { Logo } from './Logo.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'To show the brand in the navigation, the footer and pop-up windows.',
  alternatives: { Heading: 'for the title of a page' },
  anatomy: ['Plumb line that hangs from the top edge of its surface', 'Name of the brand'],
  do: ['Put it on a surface that clips.', 'Set another brand with the provider.'],
  dont: ['Do not use `isMarkOnly` unless the link around it has an accessible name.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Media/Logo',
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

/** Without the name. */
export const MarkOnly: Story = {
  args: { isMarkOnly: true },
  render: (args) => (
    <Panel isClipped>
      <Logo {...args} />
    </Panel>
  ),
}
