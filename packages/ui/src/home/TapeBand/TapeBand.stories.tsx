import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { homeMessages } from '../home.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { TapeBand } from './TapeBand.tsx'

const guide: Guide = {
  whenToUse: 'On the landing page, to invite professionals to browse the offers.',
  alternatives: { Notice: 'for a message', TapeRule: 'for a divider' },
  anatomy: ['Numbers and ticks', 'Level 2 heading', 'Sentence', 'Link to the offers'],
  do: ['Use it once per page.'],
  dont: ['Do not use it for content that changes.'],
  keyboard: { Tab: 'Moves focus to the link', Enter: 'Opens the list' },
  messages: { band: homeMessages.band, bandText: homeMessages.bandText, bandLink: homeMessages.bandLink },
}

const meta = {
  title: 'Marketplace/Home/TapeBand',
  component: TapeBand,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: { href: '/service' },
} satisfies Meta<typeof TapeBand>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Heading and link to the offers (S-021)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Desarrolla tu oficio cerca de ti' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver servicios' })).toHaveAttribute('href', '/service')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
