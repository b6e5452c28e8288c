import { Problem } from '@plomada/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../base/Button/Button.tsx'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const guide: Guide = {
  whenToUse: 'Before a destructive action, such as deleting a project or blocking a user.',
  alternatives: { Dialog: 'for a dialog without a question', Notice: 'to report a result' },
  anatomy: [
    'Title: the action and its object',
    'Consequences',
    '«Cancel», which has the initial focus',
    'Confirm button: a verb',
  ],
  do: ['Name the action and its object in the title.', 'Say whether the action can be undone.'],
  dont: [
    'Do not ask «Are you sure?». It does not name the action.',
    'Do not ask before actions that users can undo easily.',
  ],
  keyboard: {
    Tab: 'Moves focus between close, «Cancel» and the confirm button',
    'Enter, Space': 'Activates the focused button, initially «Cancel»',
    Escape: 'Closes the dialog without the action',
  },
  messages: { cancel: esAR.cancel, pending: esAR.pending },
}

const onConfirm = fn()

const meta = {
  title: 'Patterns/Layout/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    isOpen: false,
    onClose: fn(),
    title: 'Eliminar Plomería',
    children: 'El oficio deja de existir para todos. No lo podés deshacer.',
    action: 'Eliminar',
    onConfirm,
  },
  beforeEach: () => {
    onConfirm.mockReset()
    onConfirm.mockResolvedValue(undefined)
  },
  render: function Controlled(args) {
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
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

/** «Cancel» has the initial focus. The focus returns to the opener. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, button } = await open(canvasElement)
    await waitFor(() => expect(button('Cancelar')).toHaveFocus())
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitUntilClosed()
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
    await waitUntilClosed()
    await expect(onConfirm).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus())
  },
}

/** While the action is pending the dialog stays open, and the button ignores clicks. */
export const Pending: Story = {
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

export const Failed: Story = {
  play: async ({ canvasElement }) => {
    onConfirm.mockRejectedValue(new Problem('conflict', { sentence: '3 publicaciones usan este oficio' }))
    const { button } = await open(canvasElement)
    await userEvent.click(button('Eliminar'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('3 publicaciones usan este oficio')
    await expect(button('Eliminar')).toHaveFocus()
    await userEvent.click(button('Cancelar'))
    await waitUntilClosed()
    await open(canvasElement)
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const PrimaryTone: Story = {
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
