import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Badge } from './Badge.tsx'
import * as icons from '../Icon/icons.ts'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'One word or two that sort a thing: the state of an offer, a role, a trade.',
  instead: { Text: 'for a sentence', Button: 'for something to press: a badge never is' },
  anatomy: ['Dot, only on the three states of an offer', 'Picture, if any', 'Words'],
  do: [
    'Use the three state tones for the state of an offer and for nothing else.',
    'Set `isOnTint` on a surface of the same colour.',
  ],
  dont: ['Do not tell things apart by the tone alone: the word has to say it.'],
  keys: {},
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
