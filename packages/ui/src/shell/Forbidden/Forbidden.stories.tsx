import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import * as shellMessages from '../shell.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { Forbidden } from './Forbidden.tsx'

const guide: Guide = {
  whenToUse: 'For a page that the user has no permission to see.',
  alternatives: { NotFound: 'for an unknown URL', Splash: 'for visitors, who can sign in' },
  anatomy: ['Drawing', '«Sin permiso»', 'Link to the landing page'],
  do: ['Render it inside `AppFrame`.'],
  dont: ['Do not mention which role has access.'],
  keyboard: { Tab: 'Moves focus to the link', Enter: 'Opens the landing page' },
  messages: { forbidden: shellMessages.forbidden, forbiddenHelp: shellMessages.forbiddenHelp },
}

const meta = {
  title: 'Marketplace/Shell/Forbidden',
  component: Forbidden,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: { homeHref: '/' },
} satisfies Meta<typeof Forbidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Sin permiso' })).toBeVisible()
    await expect(within(canvasElement).getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/')
  },
}
