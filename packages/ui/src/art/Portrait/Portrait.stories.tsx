import { portraitLooks } from '@plomada/art'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Portrait } from './Portrait.tsx'
import type { Guide } from '../../testing/guide.ts'

const sheet = { display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }
const frame = { overflow: 'hidden', borderRadius: 12 }

const guide: Guide = {
  whenToUse: 'To show an illustrated person, such as a team member or a user without a photo.',
  alternatives: {
    Avatar: 'for a user with a photo or initials',
    House: 'for the illustration of the landing page',
  },
  anatomy: ['Portrait without facial features on a plain background'],
  do: ['Use the id of the person as the seed, so that the portrait stays the same.'],
  dont: ['Do not choose the hairstyle by trade or role.'],
  keyboard: {},
}

const meta = {
  title: 'Marketplace/Art/Portrait',
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

/** Square and hidden from screen readers, for use next to a name. */
export const Default: Story = {}

/** With an aspect ratio of 4:5 and a text alternative. */
export const Tall: Story = { args: { isTall: true, look: 'bun', label: 'Camila Ferreyra' } }

/** Every hairstyle, in different colors. */
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
