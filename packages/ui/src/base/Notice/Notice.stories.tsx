import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Notice } from './Notice.tsx'

const meta = {
  title: 'Base/Feedback/Notice',
  component: Notice,
  args: { children: 'Desde 3 letras se filtra por nombre.' },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Success: Story = {
  args: { kind: 'success', children: 'Se creó con exito el servicio', onClose: fn() },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Se creó con exito el servicio')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cerrar aviso' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Said at once. */
export const Failure: Story = {
  args: { kind: 'error', children: 'Ups, no se pudo enviar los datos', onClose: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Ups, no se pudo enviar los datos',
    )
  },
}

export const English: Story = { args: { kind: 'success', children: 'Job craeted correctly! :D' } }

export const LongWords: Story = {
  args: {
    kind: 'error',
    children: 'No se pudo guardar la foto porque la conexión se cortó. '.repeat(5),
    onClose: fn(),
  },
}
