import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Page } from '../../base/Page/Page.tsx'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'
import { ListError } from './ListError.tsx'

const guide: Guide = {
  whenToUse: 'For a list that failed to load.',
  alternatives: {
    Cards: 'for a list of cards. It includes ListError',
    LoadError: 'for a page that failed to load',
    EmptyState: 'for a list without items',
  },
  anatomy: ['Drawing', 'Title of the empty list, as a heading', 'Error message', '«Try again»'],
  do: [
    'Pass the title of the list’s empty state as `emptyTitle`.',
    'Omit `emptyTitle` when rows that loaded before are still shown.',
  ],
  dont: ['Do not offer to clear filters. It would not help.'],
  keyboard: { Tab: 'Moves focus to «Try again»', 'Enter, Space': 'Loads the list again' },
  messages: { failed: esAR['list.failed'], retry: esAR.retry },
}

const meta = {
  title: 'Patterns/Layout/ListError',
  component: ListError,
  tags: ['interactive'],
  parameters: { guide },
  args: { emptyTitle: 'Sin resultados', onRetry: fn() },
} satisfies Meta<typeof ListError>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Sin resultados' })).toBeVisible()
    await expect(canvas.getByText('No pudimos cargar la lista.')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** One line above rows that loaded before. */
export const AboveLoadedRows: StoryObj = {
  render: () => <ListError onRetry={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pudimos cargar la lista.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
  },
}

/** «Try again» disappears when the rows load. The focus moves to the page. */
export const FocusAfterRetry: Story = {
  render: function Retrying(args) {
    const [hasFailed, setFailed] = useState(true)
    return (
      <Page title="Usuarios">
        {hasFailed ? <ListError {...args} onRetry={() => setFailed(false)} /> : <p>Daniela Suárez</p>}
      </Page>
    )
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Reintentar' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Daniela Suárez')).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
