import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import { House } from './House.tsx'
import type { Guide } from '../../testing/guide.ts'
import { artMessages } from '../art.messages.ts'

const guide: Guide = {
  whenToUse: 'For the illustration of the landing page: a cross-section of a house with people at work.',
  alternatives: { Swatch: 'for a smaller symbol of a trade' },
  anatomy: ['Illustration with a text alternative'],
  do: ['Put it on a petrol background.'],
  dont: ['Do not show it narrower than 280 px: the people become too small.'],
  keyboard: {},
  messages: { house: artMessages.house },
}

const meta = {
  title: 'Marketplace/Art/House',
  component: House,
  parameters: { guide },
} satisfies Meta<typeof House>

export default meta
type Story = StoryObj<typeof meta>

/** On petrol, as on the landing page. */
export const Default: Story = {
  render: () => (
    <Panel tone="inverse">
      <div style={{ maxWidth: 570 }}>
        <House />
      </div>
    </Panel>
  ),
}

/** Has a text alternative. */
export const Named: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: artMessages.house })).toBeVisible()
  },
}

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
