import { swatches } from '@plomada/art'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Swatch } from './Swatch.tsx'
import type { Guide } from '../../testing/guide.ts'

const frame = { aspectRatio: '16 / 10', overflow: 'hidden', borderRadius: 8 }
const sheet = { display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }

const guide: Guide = {
  whenToUse: 'To show the material of a trade, next to its name or instead of a photo.',
  alternatives: { Photo: 'for a photo', Icon: 'for a trade in a line of text' },
  anatomy: ['Pattern that covers its container'],
  do: ['Use the id of the item as the seed, so that two offers of one trade look different.'],
  dont: ['Do not put text on it.'],
  keyboard: {},
}

const meta = {
  title: 'Marketplace/Art/Swatch',
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

export const Default: Story = {}

/** Neutral pavement tile. */
export const NoTrade: Story = { args: { trade: null } }

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

/** One trade with six seeds. */
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
