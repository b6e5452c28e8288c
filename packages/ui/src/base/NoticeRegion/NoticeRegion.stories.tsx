import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { NoticeRegion } from './NoticeRegion.tsx'
import type { Guide } from '../../testing/guide.ts'
import { useState } from 'react'
import { baseCopy } from '../base.copy.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Page } from '../Page/Page.tsx'
import { Text } from '../Text/Text.tsx'
import type { NoticeRegionProps } from './NoticeRegion.tsx'

const guide: Guide = {
  use: 'Once in a page, above its content: the messages that came with the last navigation or the last action.',
  instead: { Notice: 'for one message beside its control' },
  anatomy: [
    'Region named «Avisos», always drawn',
    'Messages, oldest first',
    'While a dialog is open, the same region in the dialog for what arrives meanwhile',
  ],
  do: [
    'Draw it even when there is nothing to say: a live region that comes together with its words may stay unread.',
  ],
  dont: ['Do not close messages after a while.'],
  keys: {
    Tab: 'From close button to close button',
    'Enter, Space, Escape':
      'Closes that message; the focus goes to the next one, or to the page after the last',
  },
  copy: { notices: baseCopy.notices },
}

const meta = {
  title: 'Base/Feedback/NoticeRegion',
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

const Held = ({ notices, onClose }: NoticeRegionProps) => {
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

/** Closing one after the other never loses the focus: it goes to the next message and at last to the page. */
export const ByKeyboard: Story = {
  render: (args) => <Held {...args} />,
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

/** Services an open dialog nothing is seen or heard: what arrives meanwhile is said inside, and outside after it. */
export const WhileADialogIsOpen: Story = {
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
                  { id: now.length + 1, kind: 'error', text: `No se pudo guardar (${now.length})` },
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
      { id: 1, kind: 'error', text: 'No se pudo guardar la foto porque la conexión se cortó. '.repeat(4) },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
