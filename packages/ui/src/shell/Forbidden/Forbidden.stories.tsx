import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { shellCopy } from '../shell.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { Forbidden } from './Forbidden.tsx'

const guide: Guide = {
  use: 'The page for somebody whose account may not see what is there.',
  instead: { NotFound: 'for an unknown address', Splash: 'for a visitor, who can sign in' },
  anatomy: ['Drawing', '«Sin permiso»', 'Link home'],
  do: ['Show it inside the usual frame.'],
  dont: ['Do not say which role would do.'],
  keys: { Tab: 'To the link', Enter: 'Goes home' },
  copy: { forbidden: shellCopy.forbidden, forbiddenHelp: shellCopy.forbiddenHelp },
}

const meta = {
  title: 'Shell/Forbidden',
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
