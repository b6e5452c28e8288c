import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { layoutCopy } from '../layout.copy.ts'
import { ListError } from './ListError.tsx'

const guide: Guide = {
  use: 'A list that could not be loaded.',
  instead: {
    Cards: 'which draws it for a list of cards',
    LoadError: 'when the whole page is missing',
    EmptyState: 'when there is nothing to load',
  },
  anatomy: [
    'Drawing of something that broke',
    "The product's sentence for the empty list, as a heading",
    'What happened',
    '«Reintentar»',
  ],
  do: [
    'Pass the sentence of that list as `none`.',
    'Leave `none` out where the rows read before still stand.',
  ],
  dont: ['Do not offer to clear filters: it would not help.'],
  keys: { Tab: 'To «Reintentar»', 'Enter, Space': 'Loads the list again' },
  copy: { failed: layoutCopy.failed, retry: layoutCopy.retry },
}

const meta = {
  title: 'Layout/ListError',
  component: ListError,
  tags: ['interactive'],
  parameters: { guide },
  args: { none: 'Sin resultados', onRetry: fn() },
} satisfies Meta<typeof ListError>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Sin resultados' })).toBeVisible()
    await expect(canvas.getByText('No se pudo cargar la lista.')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** Over rows that were read before it is a line: they hardly move. */
export const OverOldRows: StoryObj = {
  render: () => <ListError onRetry={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No se pudo cargar la lista.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
