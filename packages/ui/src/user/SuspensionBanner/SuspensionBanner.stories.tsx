import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { userMessages } from '../user.messages.ts'
import { SuspensionBanner } from './SuspensionBanner.tsx'

const { suspendedHelp, answerSuspension, noSuspensionReason } = userMessages

const guide: Guide = {
  whenToUse: 'Above every page of a suspended user, in the `banner` of a frame.',
  alternatives: { Notice: 'for a message about the last action' },
  anatomy: ['What, and until when', 'Why', 'What is still possible, and a link to answer'],
  do: ['Pass the reason as the admin wrote it.'],
  dont: ['Do not let users close it.'],
  keyboard: { Tab: 'Moves focus to the link', Enter: 'Opens the contact page' },
  messages: { suspendedHelp, answerSuspension, noSuspensionReason },
}

const meta = {
  title: 'Marketplace/User/SuspensionBanner',
  component: SuspensionBanner,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    suspension: { reason: 'Cobró una seña y no volvió a contestar los mensajes.', until: '2026-12-05' },
    contactHref: '/contact',
  },
} satisfies Meta<typeof SuspensionBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'With a last day (P-161)',
  play: async ({ canvasElement }) => {
    const banner = within(within(canvasElement).getByRole('region', { name: 'Tu cuenta está suspendida' }))
    await expect(banner.getByText(/hasta el 5\/12\/2026 inclusive/)).toBeVisible()
    await expect(banner.getByText(/Cobró una seña/)).toBeVisible()
    await expect(banner.getByRole('link')).toHaveAttribute('href', '/contact')
  },
}

export const WithoutEnd: Story = {
  name: 'Without a last day, and from before reasons were required (P-161)',
  args: { suspension: { reason: null, until: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/hasta que lo revisemos/)).toBeVisible()
    await expect(within(canvasElement).getByText(/No quedó escrito/)).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Long reason on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { suspension: { reason: 'Impermeabilizaciones ininterrumpidas. '.repeat(13), until: '2026-12-05' } },
}
