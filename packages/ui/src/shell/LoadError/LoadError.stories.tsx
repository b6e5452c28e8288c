import { problems } from '@plomada/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as shellMessages from '../shell.messages.ts'
import { LoadError } from './LoadError.tsx'

const guide: Guide = {
  whenToUse: 'For a page that failed to load: no connection, or a server error.',
  alternatives: { NotFound: 'for an unknown URL', RouteError: 'for an error while rendering' },
  anatomy: ['Drawing', 'Reason, as a sentence', '«Reintentar»', 'Link to the landing page'],
  do: ['Pass the message of the error unchanged.'],
  dont: ['Do not replace data that has already loaded: old data is better than none.'],
  keyboard: {
    Tab: 'Moves focus to the button and the link',
    Enter: 'Loads the page again, or follows the link',
  },
  messages: { retry: shellMessages.retry },
}

const onRetry = fn()

const meta = {
  title: 'Marketplace/Shell/LoadError',
  component: LoadError,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: { reason: problems.unavailable.sentence, onRetry, homeHref: '/' },
  beforeEach: () => {
    onRetry.mockReset()
  },
} satisfies Meta<typeof LoadError>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Reason and retry button',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: 'El sitio no responde por un momento. Intentá de nuevo enseguida',
      }),
    ).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Reintentar' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await expect(page.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/')
  },
}
