import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Badge } from './Badge.tsx'
import * as icons from '../Icon/icons.ts'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'To label an item with one or two words: the state of an offer, a role, a trade.',
  alternatives: { Text: 'for a sentence', Button: 'for an action: badges are not interactive' },
  anatomy: ['Dot, for the three states of an offer', 'Icon (optional)', 'Label'],
  do: [
    'Use the three state tones only for the state of an offer.',
    'Set `isOnTint` on a surface of the same color.',
  ],
  dont: ['Do not rely on the tone alone: the label must have the same meaning.'],
  keyboard: {},
}

const meta = {
  title: 'Base/Feedback/Badge',
  component: Badge,
  parameters: { guide },
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

export const Trade: Story = { args: { tone: 'trade', icon: icons.flame, children: 'Gas' } }

export const Tones: Story = {
  render: () => (
    <Inline gap={2}>
      <Badge tone="accent">nuevo</Badge>
      <Badge tone="success">activo</Badge>
      <Badge tone="danger">baneado</Badge>
    </Inline>
  ),
}

export const OnATint: Story = { args: { tone: 'pendiente', isOnTint: true, children: 'pendiente' } }

export const English: Story = { args: { children: 'SIN JOBS' } }

export const LongWords: Story = {
  args: { tone: 'trade', children: 'Impermeabilización y colocación de membranas' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
