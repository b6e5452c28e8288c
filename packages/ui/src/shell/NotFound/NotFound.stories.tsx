import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { shellCopy } from '../shell.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { NotFound } from './NotFound.tsx'

const guide: Guide = {
  use: 'The page for an address that nothing answers to.',
  instead: { Forbidden: 'for what somebody may not see', RouteError: 'for a page that broke' },
  anatomy: ['Drawing', '«Página no encontrada»', 'Links home and to the offers'],
  do: ['Answer with it inside the usual frame.'],
  dont: ['Do not redirect home: people would not know why.'],
  keys: { Tab: 'To each link', Enter: 'Follows it' },
  copy: { notFound: shellCopy.notFound, notFoundHelp: shellCopy.notFoundHelp },
}

const meta = {
  title: 'Shell/NotFound',
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
