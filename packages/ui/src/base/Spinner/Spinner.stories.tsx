import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Spinner } from './Spinner.tsx'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'

const guide: Guide = {
  whenToUse: 'While the content of a detail page or a dialog loads.',
  alternatives: {
    Skeleton: 'for lists, whose shape is known',
    Button: 'for a pending action: `pending` shows the small spinner',
  },
  anatomy: ['Swinging plumb line, or a small ring', 'Label, visually hidden by default'],
  do: ['Set a label if the content does not simply load.'],
  dont: ['Do not show two at the same time.'],
  keyboard: {},
  messages: { loading: esAR.loading },
}

const meta = {
  title: 'Components/Feedback/Spinner',
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

export const Labeled: Story = { args: { label: 'Loading ...', isLabelShown: true } }

export const Small: Story = { args: { size: 'small' } }

/** Has exactly one status, so that screen readers announce it once. The small spinner has none. */
export const OneStatus: Story = {
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
