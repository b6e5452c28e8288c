import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NoticeRegion } from './NoticeRegion.tsx'

const meta = {
  title: 'Base/Feedback/NoticeRegion',
  component: NoticeRegion,
  args: {
    notices: [
      { id: 1, kind: 'success', text: 'Datos guardados' },
      { id: 2, kind: 'error', text: 'Ups, no se pudo enviar los datos' },
    ],
    onClose: fn(),
  },
} satisfies Meta<typeof NoticeRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const [, second] = within(canvasElement).getAllByRole('button', { name: 'Cerrar aviso' })
    second?.focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledWith(2)
  },
}

export const Empty: Story = { args: { notices: [] } }
