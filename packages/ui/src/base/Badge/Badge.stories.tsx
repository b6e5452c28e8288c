import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Badge } from './Badge.tsx'
import * as icons from '../Icon/icons.ts'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'To label an item with one or two words: a state, a role, a category.',
  alternatives: { Text: 'for a sentence', Button: 'for an action: badges are not interactive' },
  anatomy: ['Dot (optional)', 'Icon (optional)', 'Label'],
  do: [
    'Set `hasDot` for a state that changes, such as the state of an order.',
    'Set `isOnTint` on a surface of the same color.',
  ],
  dont: ['Do not rely on the tone alone: the label must have the same meaning.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Feedback/Badge',
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
      <Badge tone="success" hasDot>
        pendiente
      </Badge>
      <Badge tone="progress" hasDot>
        proceso
      </Badge>
      <Badge hasDot>terminado</Badge>
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

/** Every tone as a state. */
export const Dots: Story = {
  render: () => (
    <Inline gap={2}>
      {(['neutral', 'info', 'success', 'warning', 'danger', 'progress', 'accent', 'trade'] as const).map(
        (tone) => (
          <Badge key={tone} tone={tone} hasDot>
            {tone}
          </Badge>
        ),
      )}
    </Inline>
  ),
}

export const OnATint: Story = {
  args: { tone: 'success', hasDot: true, isOnTint: true, children: 'pendiente' },
}

export const English: Story = { args: { children: 'SIN JOBS' } }

export const LongWords: Story = {
  args: { tone: 'trade', children: 'Impermeabilización y colocación de membranas' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
