import { portraitLooks } from '@plomada/art'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Portrait } from './Portrait.tsx'
import type { Guide } from '../../testing/guide.ts'

const sheet = { display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }
const frame = { overflow: 'hidden', borderRadius: 12 }

const guide: Guide = {
  use: 'A drawn person: the team, and whoever has no photo.',
  instead: { Avatar: 'for somebody with a photo or initials', House: 'for the picture of the landing page' },
  anatomy: ['Flat portrait without features, on a wall'],
  do: ['Use the id of the person as the seed: the portrait stays the same.'],
  dont: ['Do not choose the look by the trade or the role.'],
  keys: {},
}

const meta = {
  title: 'Art/Portrait',
  component: Portrait,
  parameters: { guide },
  args: { seed: 3 },
  decorators: [
    (Story, { parameters }) =>
      parameters.isSheet ? (
        <Story />
      ) : (
        <div style={{ ...frame, maxWidth: 160 }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof Portrait>

export default meta
type Story = StoryObj<typeof meta>

/** A square portrait, as decoration beside a name. */
export const Default: Story = {}

/** Four by five, as in the team of the landing page, with a name that is read aloud. */
export const Tall: Story = { args: { isTall: true, look: 'bun', label: 'Camila Ferreyra' } }

/** Every look, each one with its own colours. */
export const Looks: Story = {
  parameters: { isSheet: true },
  render: () => (
    <div style={sheet}>
      {portraitLooks.map((look, seed) => (
        <div key={look} style={frame}>
          <Portrait seed={seed} look={look} />
        </div>
      ))}
    </div>
  ),
}
