import { offerStates } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Inline } from '../../base/Inline/Inline.tsx'
import { groundOf } from '../../testing/groundOf.ts'
import type { Guide } from '../../testing/guide.ts'
import { OfferStateBadge } from './OfferStateBadge.tsx'

const guide: Guide = {
  use: 'The state of an offer in its own word and colour.',
  instead: { Badge: 'for anything that is not a state of an offer' },
  anatomy: ['Dot', 'The word of the state'],
  do: ['Set `isOnTint` when it stands on the tint of the same state.'],
  dont: ['Do not tell the state by colour alone: the word stays.'],
  keys: {},
}

const meta = {
  title: 'Offer/OfferStateBadge',
  component: OfferStateBadge,
  parameters: { guide },
  args: { state: 'pendiente' },
} satisfies Meta<typeof OfferStateBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Green, cyan and grey, each with its word: colour is never the only cue. */
export const EveryState: Story = {
  name: 'Every state (S-314..S-317)',
  render: () => (
    <Inline>
      {offerStates.names.map((state) => (
        <OfferStateBadge key={state} state={state} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const badges = within(canvasElement)
    await expect(canvasElement.textContent).toBe('pendienteprocesoterminado')
    const [pending, running, finished] = ['pendiente', 'proceso', 'terminado'].map((word) =>
      groundOf(badges.getByText(word)),
    )
    await expect(pending?.hue).toBeGreaterThan(130)
    await expect(pending?.hue).toBeLessThan(170)
    await expect(running?.hue).toBeGreaterThan(190)
    await expect(running?.hue).toBeLessThan(235)
    await expect(finished?.chroma).toBeLessThan(0.02)
  },
}
