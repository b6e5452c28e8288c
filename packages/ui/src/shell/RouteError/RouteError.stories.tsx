import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import * as shellMessages from '../shell.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { RouteError } from './RouteError.tsx'

const guide: Guide = {
  whenToUse: 'For a page that threw an error while rendering.',
  alternatives: { EmptyState: 'for a list that failed to load' },
  anatomy: [
    'Drawing',
    '«Unexpected Application Error!» and a sentence',
    '«Recargar» and a link to the landing page',
  ],
  do: ['Render it in the error boundary of the router.'],
  dont: ['Do not show the message of the error: log it.'],
  keyboard: {
    Tab: 'Moves focus to the button and the link',
    Enter: 'Reloads the page or opens the landing page',
    Space: 'Reloads the page',
  },
  messages: {
    routeError: shellMessages.routeError,
    routeErrorHelp: shellMessages.routeErrorHelp,
    reload: shellMessages.reload,
  },
}

const meta = {
  title: 'Marketplace/Shell/RouteError',
  component: RouteError,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: { homeHref: '/', onReload: fn() },
} satisfies Meta<typeof RouteError>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Reload button and link home (S-450)',
  play: async ({ args, canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent('Unexpected Application Error!')
    await expect(heading.querySelector('[lang=en]')).not.toBeNull()
    await expect(within(canvasElement).getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Recargar' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
