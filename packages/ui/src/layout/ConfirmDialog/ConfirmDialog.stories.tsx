import { Problem } from '@plomada/domain/define'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../base/Button/Button.tsx'
import type { Guide } from '../../testing/guide.ts'
import { layoutCopy } from '../layout.copy.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const guide: Guide = {
  use: 'Before something that takes a thing or a right away: deleting a trade, banning a person.',
  instead: { Dialog: 'for a window that asks nothing', Notice: 'to say what has happened' },
  anatomy: [
    'Title that names the act and its object',
    'Consequence',
    '«Cancelar», which has the focus',
    'The verb',
  ],
  do: ['Say in the title what is done and to whom.', 'Say whether it can be taken back.'],
  dont: [
    'Do not ask «¿Seguro?»: it says nothing.',
    'Do not ask before something that is taken back in one press.',
  ],
  keys: {
    Tab: 'Round: close, «Cancelar», the verb',
    'Enter, Space': 'Presses the button with the focus: «Cancelar» at first',
    Escape: 'Closes, and nothing is done',
  },
  copy: { cancel: layoutCopy.cancel, pending: layoutCopy.pending },
}

const onConfirm = fn()

const meta = {
  title: 'Layout/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    isOpen: false,
    onClose: fn(),
    title: 'Eliminar Plomería',
    children: 'El oficio deja de existir para todos. No se puede deshacer.',
    action: 'Eliminar',
    onConfirm,
  },
  beforeEach: () => {
    onConfirm.mockReset()
    onConfirm.mockResolvedValue(undefined)
  },
  render: function Held(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Abrir</Button>
        <ConfirmDialog
          {...args}
          isOpen={isOpen}
          onClose={() => {
            setOpen(false)
            args.onClose()
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

const opener = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Abrir' })
const open = async (canvas: HTMLElement) => {
  opener(canvas).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar Plomería' })
  return { dialog, button: (name: string) => within(dialog).getByRole('button', { name }) }
}
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

/** The harmless answer has the focus; the focus goes back to where it came from. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, button } = await open(canvasElement)
    await waitFor(() => expect(button('Cancelar')).toHaveFocus())
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await isGone()
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus())
    await expect(onConfirm).not.toHaveBeenCalled()
  },
}

export const Confirmed: Story = {
  play: async ({ args, canvasElement }) => {
    const { button } = await open(canvasElement)
    await waitFor(() => expect(button('Cancelar')).toHaveFocus())
    await userEvent.tab()
    await expect(button('Eliminar')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await isGone()
    await expect(onConfirm).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus())
  },
}

/** While it works it is not closed by impatience, and the verb takes no second press. */
export const Working: Story = {
  play: async ({ canvasElement }) => {
    onConfirm.mockReturnValue(new Promise(() => {}))
    const { button, dialog } = await open(canvasElement)
    await userEvent.click(button('Eliminar'))
    await userEvent.click(await within(dialog).findByRole('button', { name: 'procesando...' }))
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    onConfirm.mockRejectedValue(new Problem('conflict', { sentence: '3 publicaciones usan este oficio' }))
    const { button } = await open(canvasElement)
    await userEvent.click(button('Eliminar'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('3 publicaciones usan este oficio')
    await expect(button('Eliminar')).toHaveFocus()
    await userEvent.click(button('Cancelar'))
    await isGone()
    await open(canvasElement)
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const Harmless: Story = {
  args: {
    tone: 'primary',
    title: 'Activar a Dario Ponce',
    children: 'Vuelve a aparecer en las listas y a poder publicar.',
    action: 'Activar',
    isOpen: true,
  },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Activar a Dario Ponce' })).toBeVisible()
  },
}

export const LongWordsOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    isOpen: true,
    title: 'Eliminar Electroimpermeabilización de revestimientos ininterrumpidos',
    action: 'Eliminar definitivamente',
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
