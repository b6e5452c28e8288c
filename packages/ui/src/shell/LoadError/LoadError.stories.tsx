import { problems } from '@plomada/domain/define'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { shellCopy } from '../shell.copy.ts'
import { LoadError } from './LoadError.tsx'

const guide: Guide = {
  use: 'The page for something that exists, as far as one knows, and did not arrive: no connection, or a server that failed.',
  instead: { NotFound: 'for what does not exist', RouteError: 'for a page that broke while it was drawn' },
  anatomy: ['Drawing', 'Why, in a sentence', '«Reintentar»', 'Link home'],
  do: ['Show the sentence of the refusal as it came.'],
  dont: ['Do not show it over data that is there already: an old page is better than none.'],
  keys: { Tab: 'To the button and the link', Enter: 'Asks again, or follows the link' },
  copy: { retry: shellCopy.retry },
}

const onRetry = fn()

const meta = {
  title: 'Shell/LoadError',
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
  name: 'Says why, and asks again when told to',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      page.getByRole('heading', { level: 1, name: 'El servicio no está disponible por un momento' }),
    ).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Reintentar' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await expect(page.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/')
  },
}
