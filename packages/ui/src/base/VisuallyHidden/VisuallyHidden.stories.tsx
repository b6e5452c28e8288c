import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'Words that the eye gets from the place, and screen readers do not.',
  instead: { Text: 'for words for everybody' },
  anatomy: ['Words without a place on the screen'],
  do: ['Set `isStatus` for what changes, and keep it drawn while it is empty.'],
  dont: ['Do not hide what everybody needs.'],
  keys: {},
}

const meta = {
  title: 'Base/Text/VisuallyHidden',
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

/** A change is announced politely; the box is there before its words are. */
export const Status: Story = {
  args: { isStatus: true, children: '48 resultados' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('48 resultados')
    await expect(canvas.getByRole('status').offsetWidth).toBeLessThanOrEqual(1)
  },
}
