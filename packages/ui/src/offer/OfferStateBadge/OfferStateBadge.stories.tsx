import { offerStates } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Inline } from '../../base/Inline/Inline.tsx'
import { getBackground } from '../../testing/getBackground.ts'
import type { Guide } from '../../testing/guide.ts'
import { OfferStateBadge } from './OfferStateBadge.tsx'

const guide: Guide = {
  whenToUse: 'For the state of an offer.',
  alternatives: { Badge: 'for any other label' },
  anatomy: ['Dot', 'Name of the state'],
  do: ['Set `isOnTint` on a background in the color of the same state.'],
  dont: ['Do not show the state by color alone.'],
  keyboard: {},
}

const meta = {
  title: 'Marketplace/Offer/OfferStateBadge',
  component: OfferStateBadge,
  parameters: { guide },
  args: { state: 'pendiente' },
} satisfies Meta<typeof OfferStateBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Green, cyan and gray, each with its name. */
export const AllStates: Story = {
  name: 'All states (S-314..S-317)',
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
    const [pending, running, finished] = ['pendiente', 'proceso', 'terminado'].map((label) =>
      getBackground(badges.getByText(label)),
    )
    await expect(pending?.hue).toBeGreaterThan(130)
    await expect(pending?.hue).toBeLessThan(170)
    await expect(running?.hue).toBeGreaterThan(190)
    await expect(running?.hue).toBeLessThan(235)
    await expect(finished?.chroma).toBeLessThan(0.02)
  },
}
