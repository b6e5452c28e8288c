import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import * as shellMessages from '../shell.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { NotFound } from './NotFound.tsx'

const guide: Guide = {
  whenToUse: 'For an unknown URL.',
  alternatives: { Forbidden: 'for a page without access', RouteError: 'for an error while rendering' },
  anatomy: ['Drawing', '«Página no encontrada»', 'Links to the landing page and the offers'],
  do: ['Render it inside `AppFrame`.'],
  dont: ['Do not redirect to the landing page: users would not know why.'],
  keyboard: { Tab: 'Moves focus to each link', Enter: 'Follows the link' },
  messages: { notFound: shellMessages.notFound, notFoundHelp: shellMessages.notFoundHelp },
}

const meta = {
  title: 'Marketplace/Shell/NotFound',
  component: NotFound,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: { homeHref: '/', offersHref: '/service' },
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: 'Página no encontrada' }),
    ).toBeVisible()
    await expect(within(canvasElement).getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/')
  },
}
