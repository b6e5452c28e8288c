import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { homeCopy } from '../home.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { TapeBand } from './TapeBand.tsx'

const guide: Guide = {
  use: 'A measuring tape across the landing page that calls the people of trade.',
  instead: { Notice: 'for a message', TapeRule: 'for a divider' },
  anatomy: ['Numbers and ticks', 'Second heading', 'A sentence', 'Link to the offers'],
  do: ['Use it once on a page.'],
  dont: ['Do not put anything into it that changes: it is furniture.'],
  keys: { Tab: 'To the link', Enter: 'Opens the list' },
  copy: { band: homeCopy.band, bandText: homeCopy.bandText, bandLink: homeCopy.bandLink },
}

const meta = {
  title: 'Home/TapeBand',
  component: TapeBand,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: { href: '/service' },
} satisfies Meta<typeof TapeBand>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'The second heading and the way to the services (S-021)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Desarrolla tu oficio cerca de ti' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver servicios' })).toHaveAttribute('href', '/service')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
