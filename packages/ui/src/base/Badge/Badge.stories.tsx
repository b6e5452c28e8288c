import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/Inline.tsx'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Base/Feedback/Badge',
  component: Badge,
  args: { children: 'professional' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <Inline gap={2}>
      <Badge tone="pendiente">pendiente</Badge>
      <Badge tone="proceso">proceso</Badge>
      <Badge tone="terminado">terminado</Badge>
    </Inline>
  ),
}

export const Trade: Story = { args: { tone: 'trade', icon: 'flame', children: 'Gas' } }

export const Tones: Story = {
  render: () => (
    <Inline gap={2}>
      <Badge tone="accent">nuevo</Badge>
      <Badge tone="success">activo</Badge>
      <Badge tone="danger">baneado</Badge>
    </Inline>
  ),
}
