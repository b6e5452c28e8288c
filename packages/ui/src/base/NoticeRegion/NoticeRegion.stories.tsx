import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { NoticeRegion, type NoticeRegionProps } from './NoticeRegion.tsx'
import type { Guide } from '../../testing/guide.ts'
import { useState } from 'react'
import { esAR } from '../../messages/esAR.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Page } from '../Page/Page.tsx'
import { Text } from '../Text/Text.tsx'

const guide: Guide = {
  whenToUse: 'Once per page, above the content, for messages about the last navigation or action.',
  alternatives: {
    Notice: 'for one message next to its control',
    ToastRegion: 'to confirm an action whose result is visible anyway, and to offer to undo it',
  },
  anatomy: [
    'Live region named «Notices», always mounted',
    'Messages, oldest first',
    'In an open dialog: a second region for messages that arrive while it is open',
  ],
  do: [
    'Render it even without messages. Screen readers may ignore a live region that appears together with its text.',
  ],
  dont: ['Do not close messages after a delay.'],
  keyboard: {
    Tab: 'Moves between the close buttons',
    'Enter, Space, Escape':
      'Closes the message. The focus moves to the next message, or to the page after the last one',
  },
  messages: { notices: esAR['notice.region'] },
}

const meta = {
  title: 'Components/Feedback/NoticeRegion',
  component: NoticeRegion,
  tags: ['interactive'],
  parameters: { guide },
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

const Controlled = ({ notices, onClose }: NoticeRegionProps) => {
  const [shown, setShown] = useState(notices)
  const close = (id: string | number) => {
    setShown(shown.filter((notice) => notice.id !== id))
    onClose(id)
  }
  return (
    <Page>
      <NoticeRegion notices={shown} onClose={close} />
      <Text>Lista de servicios</Text>
    </Page>
  )
}

/** After closing a message the focus moves to the next one, and to the page after the last one. */
export const ByKeyboard: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Cerrar aviso' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

/** Messages that arrive while a dialog is open appear in the dialog, and on the page after it closes. */
export const InOpenDialog: Story = {
  args: { notices: [{ id: 1, kind: 'success', text: 'Datos guardados' }] },
  render: function Render({ notices, onClose }) {
    const [shown, setShown] = useState(notices)
    const [isOpen, setOpen] = useState(false)
    return (
      <Page>
        <NoticeRegion
          notices={shown}
          onClose={(id) => {
            setShown(shown.filter((notice) => notice.id !== id))
            onClose(id)
          }}
        />
        <Button onClick={() => setOpen(true)}>Abrir</Button>
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="Datos"
          actions={
            <Button
              onClick={() =>
                setShown((now) => [
                  ...now,
                  { id: now.length + 1, kind: 'error', text: `No pudimos guardar (${now.length})` },
                ])
              }
            >
              Guardar
            </Button>
          }
        >
          <Text>Cambios sin guardar</Text>
        </Dialog>
      </Page>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Datos' }))
    await expect(dialog.queryByText('Datos guardados')).not.toBeInTheDocument()
    const save = dialog.getByRole('button', { name: 'Guardar' })
    await userEvent.click(save)
    await userEvent.click(save)
    const [first, second] = dialog.getAllByRole('alert')
    await expect(first).toBeVisible()
    await expect(second).toBeVisible()
    const [close] = dialog.getAllByRole('button', { name: 'Cerrar aviso' })
    close?.focus()
    await userEvent.keyboard('{Escape}')
    await expect(dialog.getByRole('button', { name: 'Cerrar aviso' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
    await expect(screen.getByRole('dialog', { name: 'Datos' })).toHaveFocus()
    await userEvent.click(save)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const LongWords: Story = {
  args: {
    notices: [
      { id: 1, kind: 'error', text: 'No pudimos guardar la foto porque se cortó la conexión. '.repeat(4) },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
