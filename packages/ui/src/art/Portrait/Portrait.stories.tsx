import { portraitLooks } from '@plomada/domain/art'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Portrait } from './Portrait.tsx'

const sheet = { display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }
const frame = { overflow: 'hidden', borderRadius: 12 }

const meta = {
  title: 'Art/Portrait',
  component: Portrait,
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
export const Square: Story = {}

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
