import { swatches } from '@plomada/art'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Swatch } from './Swatch.tsx'
import type { Guide } from '../../testing/guide.ts'

const frame = { aspectRatio: '16 / 10', overflow: 'hidden', borderRadius: 8 }
const sheet = { display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }

const guide: Guide = {
  use: 'The material of a trade, where there is no photo or beside its name.',
  instead: { Photo: 'for a real photo', Icon: 'for a trade in a line of text' },
  anatomy: ['A pattern that covers its frame'],
  do: ['Use the id as the seed: two offers of one trade look different.'],
  dont: ['Do not put words on it.'],
  keys: {},
}

const meta = {
  title: 'Art/Swatch',
  component: Swatch,
  parameters: { guide },
  args: { trade: 'Plomería', seed: 1 },
  decorators: [
    (Story, { parameters }) =>
      parameters.isSheet ? (
        <Story />
      ) : (
        <div style={{ ...frame, maxWidth: 384 }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof Swatch>

export default meta
type Story = StoryObj<typeof meta>

/** One trade, one seed. */
export const Default: Story = {}

/** The pavement tile that stands where there is no photo. */
export const NoTrade: Story = { args: { trade: null } }

/** Every material. */
export const Materials: Story = {
  parameters: { isSheet: true },
  render: ({ seed }) => (
    <div style={sheet}>
      {Object.keys(swatches).map((trade) => (
        <div key={trade} style={frame}>
          <Swatch trade={trade} seed={seed} />
        </div>
      ))}
    </div>
  ),
}

/** Six offers of the same trade. */
export const Seeds: Story = {
  parameters: { isSheet: true },
  render: ({ trade }) => (
    <div style={sheet}>
      {[1, 2, 3, 4, 5, 6].map((seed) => (
        <div key={seed} style={frame}>
          <Swatch trade={trade} seed={seed} />
        </div>
      ))}
    </div>
  ),
}
