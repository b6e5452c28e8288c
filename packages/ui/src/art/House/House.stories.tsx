import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import { House } from './House.tsx'
import type { Guide } from '../../testing/guide.ts'
import { artCopy } from '../art.copy.ts'

const guide: Guide = {
  use: 'The picture of the landing page: a house in section, with people at work in it.',
  instead: { Swatch: 'for a smaller sign of a trade' },
  anatomy: ['One picture with a name that is read aloud'],
  do: ['Put it on petrol.'],
  dont: ['Do not show it narrower than 280 px: its people get lost.'],
  keys: {},
  copy: { house: artCopy.house },
}

const meta = {
  title: 'Art/House',
  component: House,
  parameters: { guide },
} satisfies Meta<typeof House>

export default meta
type Story = StoryObj<typeof meta>

/** On petrol, as in the landing page. */
export const Default: Story = {
  render: () => (
    <Panel tone="inverse">
      <div style={{ maxWidth: 570 }}>
        <House />
      </div>
    </Panel>
  ),
}

/** It says what it shows. */
export const Named: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: artCopy.house })).toBeVisible()
  },
}

export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
