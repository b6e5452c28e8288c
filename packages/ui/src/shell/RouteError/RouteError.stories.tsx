import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { shellCopy } from '../shell.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { RouteError } from './RouteError.tsx'

const guide: Guide = {
  use: 'Stands in place of a page that broke while it was drawn.',
  instead: { EmptyState: 'for a list that could not be loaded' },
  anatomy: ['Drawing', '«Unexpected Application Error!» and a sentence', '«Recargar» and a link home'],
  do: ["Put it into the router's error boundary."],
  dont: ["Do not show the error's own text: it goes to the log."],
  keys: { Tab: 'To each action', Enter: 'Reloads or goes home', Space: 'Reloads' },
  copy: {
    routeError: shellCopy.routeError,
    routeErrorHelp: shellCopy.routeErrorHelp,
    reload: shellCopy.reload,
  },
}

const meta = {
  title: 'Shell/RouteError',
  component: RouteError,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: { homeHref: '/', onReload: fn() },
} satisfies Meta<typeof RouteError>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Headed Unexpected Application Error! with two ways out (S-450)',
  play: async ({ args, canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent('Unexpected Application Error!')
    await expect(heading.querySelector('[lang=en]')).not.toBeNull()
    await expect(within(canvasElement).getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Recargar' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
