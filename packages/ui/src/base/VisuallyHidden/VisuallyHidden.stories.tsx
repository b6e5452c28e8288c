import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For text that only screen reader users need, because the layout shows its meaning.',
  alternatives: { Text: 'for visible text' },
  anatomy: ['Text without visible size'],
  do: ['Set `isStatus` for text that changes, and keep it mounted while it is empty.'],
  dont: ['Do not hide text that all users need.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Text/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { guide },
  args: { children: 'Solo para lectores de pantalla' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Solo para lectores de pantalla')).toBeInTheDocument()
  },
}

/** Screen readers announce changes of the text. */
export const Status: Story = {
  args: { isStatus: true, children: '48 resultados' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('48 resultados')
    await expect(canvas.getByRole('status').offsetWidth).toBeLessThanOrEqual(1)
  },
}
