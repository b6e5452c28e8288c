import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Spinner } from './Spinner.tsx'
import type { Guide } from '../../testing/guide.ts'
import { baseCopy } from '../base.copy.ts'

const guide: Guide = {
  use: 'On a detail page, in a dialog or a button while something is on its way.',
  instead: {
    Skeleton: 'for a list, whose shape is known',
    Button: 'which brings a small one with `pending`',
  },
  anatomy: [
    'A plumb line that swings, or a small ring',
    'What is awaited, for screen readers or for everybody',
  ],
  do: ['Say what is awaited when it is not simply loading.'],
  dont: ['Do not show two at once.'],
  keys: {},
  copy: { loading: baseCopy.loading },
}

const meta = {
  title: 'Base/Feedback/Spinner',
  component: Spinner,
  parameters: { guide },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const Labelled: Story = { args: { label: 'Loading ...', isLabelShown: true } }

export const Small: Story = { args: { size: 'small' } }

/** One status and no more, so that it is read once; the small one is silent. */
export const ReadOnce: Story = {
  render: (args) => (
    <>
      <Spinner {...args} />
      <Spinner size="small" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
    await expect(canvas.getAllByText('Cargando...')).toHaveLength(1)
  },
}
