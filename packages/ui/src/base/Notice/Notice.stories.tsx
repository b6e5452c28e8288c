import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Notice } from './Notice.tsx'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'

const guide: Guide = {
  whenToUse: 'To report the result of an action, next to its control or at the top of the next page.',
  alternatives: {
    NoticeRegion: 'for the messages of a page',
    TextField: 'for an error in one field: every field has `errorMessage`',
    EmptyState: 'when there is no content',
  },
  anatomy: [
    'Icon for the type of message',
    'Text in a live region',
    'Buttons (optional)',
    'Close button (optional)',
  ],
  do: ['Pass the message as specified. English messages get a `lang` attribute.'],
  dont: ['Do not remove it automatically.', 'Do not move the focus to it.'],
  keyboard: {
    Tab: 'Moves through its buttons',
    'Enter, Space': 'Closes the message',
    Escape: 'Closes the message while its close button has the focus',
  },
  messages: { closeNotice: esAR['notice.close'] },
}

const meta = {
  title: 'Components/Feedback/Notice',
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

/** Screen readers announce it immediately. */
export const Failure: Story = {
  args: { kind: 'error', children: 'Ups, no se pudo enviar los datos', onClose: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Ups, no se pudo enviar los datos',
    )
  },
}

/** Screen readers announce the text without the buttons. */
export const WithActions: Story = {
  args: {
    kind: 'success',
    children: 'Alerta guardada: Plomería en La Plata. Avisa al momento.',
    actions: (
      <Inline gap={2}>
        <Button variant="secondary" size="small">
          Editar
        </Button>
        <Button variant="secondary" size="small">
          Deshacer
        </Button>
      </Inline>
    ),
    onClose: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/momento\.$/)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Editar' })).toHaveFocus()
  },
}

export const English: Story = { args: { kind: 'success', children: 'Job craeted correctly! :D' } }

export const LongWords: Story = {
  args: {
    kind: 'error',
    children: 'No pudimos guardar la foto porque se cortó la conexión. '.repeat(5),
    onClose: fn(),
  },
}

/** Escape closes the message only while its button has the focus. The message does not take the focus. */
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

/** Has exactly one live region, so that screen readers announce it once. */
export const OneLiveRegion: Story = {
  args: { kind: 'error', children: 'Ups, no se pudo enviar los datos' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await expect(canvasElement.querySelectorAll('[role=status], [aria-live], output')).toHaveLength(0)
  },
}
