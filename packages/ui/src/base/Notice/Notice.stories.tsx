import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Notice } from './Notice.tsx'
import type { Guide } from '../../testing/guide.ts'
import { baseCopy } from '../base.copy.ts'

const guide: Guide = {
  use: 'What has just happened, beside the control that did it or at the top of the next page.',
  instead: {
    NoticeRegion: 'for the messages of a page',
    FieldError: 'for one field: the fields draw it themselves',
    EmptyState: 'for a place with nothing in it',
  },
  anatomy: ['Picture of its kind', 'Words, in a live region', 'Close button, when it can be closed'],
  do: ['Pass the literal as it is: English ones are marked as English.'],
  dont: ['Do not let it vanish by itself.', 'Do not move the focus to it.'],
  keys: { Tab: 'To the close button', 'Enter, Space': 'Closes it', Escape: 'On the close button: closes it' },
  copy: { closeNotice: baseCopy.closeNotice },
}

const meta = {
  title: 'Base/Feedback/Notice',
  component: Notice,
  tags: ['interactive'],
  parameters: { guide },
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

/** Escape closes it only from its own button, and the focus has not been moved to it. */
export const ByKeyboard: Story = {
  args: { kind: 'success', children: 'Datos guardados', onClose: fn() },
  play: async ({ args, canvas }) => {
    await expect(document.body).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cerrar aviso' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

/** One live region and no more, so that it is read once. */
export const ReadOnce: Story = {
  args: { kind: 'error', children: 'Ups, no se pudo enviar los datos' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await expect(canvasElement.querySelectorAll('[role=status], [aria-live], output')).toHaveLength(0)
  },
}
