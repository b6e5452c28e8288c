import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Select } from '../Select/Select.tsx'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'

const Controlled = ({ isOpen, onClose, ...rest }: DialogProps) => {
  const [open, setOpen] = useState(isOpen)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog {...rest} isOpen={open} onClose={close} />
    </>
  )
}

const guide: Guide = {
  whenToUse: 'For a short task on top of the page: the menu and the filters of a phone, or a confirmation.',
  alternatives: {
    ConfirmDialog: 'to confirm an action that is sent to the server',
    Notice: 'for a message that needs no response',
    Panel: 'for content that users read next to the page',
  },
  anatomy: ['Scrim', 'Title', 'Close button', 'Content, scrollable', 'Actions in the footer (optional)'],
  do: [
    'Use `start` for navigation, `bottom` for filters on a phone and `center` otherwise.',
    'Put the harmless action first in an `alertdialog`: it gets focus.',
  ],
  dont: ['Do not open a dialog from a dialog.', 'Do not open a dialog without a user action.'],
  keyboard: {
    Escape: 'Closes the dialog. Back does the same on Android',
    'Tab, Shift+Tab': 'Move focus within the dialog',
  },
  messages: { close: esAR.close },
}

const meta = {
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    isOpen: false,
    onClose: fn(),
    title: 'Filtros',
    children: <TextField label="Nombre" />,
    actions: <Button variant="accent">Ver 12 resultados</Button>,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Abrir' }))
  return screen.findByRole('dialog', { name: 'Filtros' })
}

/** Traps focus, closes on Escape and restores focus. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    // The place of the scroll bar is dimmed like the page.
    await expect(getComputedStyle(document.documentElement).backgroundColor).toBe(
      getComputedStyle(dialog, '::backdrop').backgroundColor,
    )
    for (let stop = 0; stop < 5; stop += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Abrir' })).toHaveFocus())
  },
}

/** Moves the focus to the page when the control that opened it is gone, as after deleting a row. */
export const OpenerIsGone: Story = {
  parameters: { checks: { skip: { picture: 'an empty page' } } },
  render: function Removable({ onClose, ...args }) {
    const [state, setState] = useState<'closed' | 'open' | 'removed'>('closed')
    return (
      <main tabIndex={-1}>
        {state !== 'removed' && <Button onClick={() => setState('open')}>Abrir</Button>}
        <Dialog
          {...args}
          isOpen={state === 'open'}
          onClose={() => {
            setState('removed')
            onClose()
          }}
        />
      </main>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

/** Closes on `cancel`, which Back fires on a phone. */
export const CancelEvent: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement)
    const request = new Event('cancel', { cancelable: true })
    dialog.dispatchEvent(request)
    await expect(request.defaultPrevented).toBe(true)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** Opens again when the browser closes it, as the second Back on a phone does, and the caller keeps it open. */
export const KeptOpen: Story = {
  parameters: { checks: { skip: { picture: 'the same as Open' } } },
  args: { isOpen: true },
  render: (args) => <Dialog {...args} />,
  play: async ({ args }) => {
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Filtros' })
    dialog.close()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true))
    await expect(dialog).toHaveFocus()
  },
}

/** A click on the scrim closes it, but not one that started inside, as when selecting text. */
export const ClickOutside: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    const field = within(dialog).getByLabelText('Nombre')
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: field },
      { keys: '[/MouseLeft]', target: dialog },
    ])
    await expect(dialog).toBeVisible()
    await userEvent.click(dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The page behind cannot be focused or scrolled. Focus starts on the dialog. */
export const InertPage: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await expect(dialog).toHaveFocus()
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    canvasElement.querySelector('button')?.focus()
    await expect(dialog).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden'))
  },
}

/** An open list is above the dialog, and Escape only closes the list. */
export const WithSelect: Story = {
  args: {
    children: (
      <Select label="Ciudad" options={['Quilmes', 'Tigre'].map((value) => ({ value, label: value }))} />
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    // Query again: the trigger is replaced when the list's code has loaded.
    const city = () => within(dialog).getByRole('combobox', { name: 'Ciudad' })
    await userEvent.click(city())
    const option = await within(dialog).findByRole('option', { name: 'Tigre' })
    const { left, top, width, height } = option.getBoundingClientRect()
    await expect(option.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(dialog).queryByRole('option')).not.toBeInTheDocument())
    await expect(dialog).toBeVisible()
    await userEvent.click(city())
    await userEvent.click(await within(dialog).findByRole('option', { name: 'Tigre' }))
    await waitFor(() => expect(city()).toHaveTextContent('Tigre'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The content scrolls; title and actions stay visible. */
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, line) => <p key={line}>Una condición más del servicio</p>),
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await open(canvasElement))
    await expect(dialog.getByRole('button', { name: 'Ver 12 resultados' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeVisible()
    const { bottom } = dialog.getByRole('button', { name: 'Ver 12 resultados' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const Open: Story = { play: async ({ canvasElement }) => void (await open(canvasElement)) }

export const FromTheSide: Story = {
  args: { kind: 'start', actions: undefined },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
}

export const FromTheBottom: Story = {
  args: { kind: 'bottom' },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
  globals: { viewport: { value: 'phone' } },
}

/** Confirms an action that cannot be undone. */
export const AlertDialog: Story = {
  args: {
    role: 'alertdialog',
    title: 'Banear a Iván Peralta',
    children: 'La cuenta queda sin acceso.',
    actions: (
      <>
        <Button variant="secondary">Cancelar</Button>
        <Button variant="danger">Banear</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Banear a Iván Peralta' })
    await expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    await userEvent.click(dialog)
    await expect(dialog).toBeVisible()
  },
}
