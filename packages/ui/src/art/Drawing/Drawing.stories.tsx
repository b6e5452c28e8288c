import { mark, type Drawing as DrawingData } from '@plomada/art'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawing } from './Drawing.tsx'
import type { Guide } from '../../testing/guide.ts'

const sign: DrawingData = {
  viewBox: [0, 0, 40, 40],
  background: '#05202c',
  shapes: [
    { kind: 'circle', cx: 20, cy: 20, r: 14, fill: '#fb8819' },
    { kind: 'path', d: 'M12 20h16M20 12v16', stroke: '#05202c', strokeWidth: 4 },
  ],
}

const guide: Guide = {
  whenToUse: 'To render a drawing that is kept as data: the logo mark, swatches, portraits.',
  alternatives: {
    Swatch: 'for the material of a trade',
    Portrait: 'for a person',
    Icon: 'for a symbol in a line of text',
  },
  anatomy: ['SVG', 'Background (optional)'],
  do: ['Keep the drawing object between renders, so that it is not rendered again.'],
  dont: ['Do not set `label` on decoration.'],
  keyboard: {},
}

const meta = {
  title: 'Marketplace/Art/Drawing',
  component: Drawing,
  parameters: { guide },
  args: { drawing: mark },
  decorators: [
    (Story) => (
      <div style={{ width: 96 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Drawing>

export default meta
type Story = StoryObj<typeof meta>

/** Hidden from screen readers. The bob has the accent color, the line the text color. */
export const Default: Story = {}

/** Has a text alternative. */
export const Labeled: Story = { args: { drawing: sign, label: 'Señal de obra' } }
