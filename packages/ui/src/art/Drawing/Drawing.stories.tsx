import type { Drawing as DrawingData } from '@plomada/art'
import { mark } from '@plomada/art'
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
  use: 'To draw a picture that the domain keeps as data: marks, swatches, portraits.',
  instead: {
    Swatch: 'for the material of a trade',
    Portrait: 'for a person',
    Icon: 'for a sign in a line of text',
  },
  anatomy: ['One SVG, with a ground if the picture has one'],
  do: ['Keep the object: the same one is never drawn twice.'],
  dont: ['Do not give a `label` to decoration.'],
  keys: {},
}

const meta = {
  title: 'Art/Drawing',
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

/** Decoration: screen readers skip it. The bob takes the accent, the line the colour of the text. */
export const Default: Story = {}

/** With a label it is an image that is read aloud. */
export const Labelled: Story = { args: { drawing: sign, label: 'Señal de obra' } }
