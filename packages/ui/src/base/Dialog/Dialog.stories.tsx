import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Select } from '../Select/Select.tsx'
import type { Guide } from '../../testing/guide.ts'
import { baseCopy } from '../base.copy.ts'
import type { DialogProps } from './Dialog.tsx'
import { Dialog } from './Dialog.tsx'

const Held = ({ isOpen, onClose, ...rest }: DialogProps) => {
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
  use: 'A short errand over the page: the menu and the filters of a phone, a question before something is done.',
  instead: {
    ConfirmDialog: 'for a question whose answer takes a while and may be refused',
    Notice: 'to say something that asks for no answer',
    Panel: 'for what people look at beside the page',
  },
  anatomy: [
    'Scrim over the page',
    'Title',
    'Close button',
    'Content, which scrolls',
    'Actions at the foot, if any',
  ],
  do: [
    'Use `side` for navigation, `bottom` for filters on a phone, `center` for the rest.',
    'Put the harmless action first in an `alertdialog`: the focus starts there.',
  ],
  dont: ['Do not open a dialog from a dialog.', 'Do not open one that nobody asked for.'],
  keys: {
    Escape: "Closes it; so does Android's Back",
    'Tab, Shift+Tab': 'Go round inside it',
  },
  copy: { close: baseCopy.close },
}

const meta = {
  title: 'Base/Feedback/Dialog',
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
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Abrir' }))
  return screen.findByRole('dialog', { name: 'Filtros' })
}

/** Keeps the focus inside, closes with Escape and gives the focus back. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    for (let stop = 0; stop < 5; stop += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Abrir' })).toHaveFocus())
  },
}

/** What a phone's Back asks for, and nothing but that: the page stays. */
export const AskedToClose: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement)
    const request = new Event('cancel', { cancelable: true })
    dialog.dispatchEvent(request)
    await expect(request.defaultPrevented).toBe(true)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** A press on the scrim closes it; one that began inside, as when text is marked, does not. */
export const PressedOutside: Story = {
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

/** The page behind is out of reach and stands still; the dialog itself has the focus first. */
export const PageBehind: Story = {
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

/** A list that is opened inside is above the dialog, and its Escape closes the list alone. */
export const WithAList: Story = {
  args: {
    children: (
      <Select label="Ciudad" options={['Quilmes', 'Tigre'].map((value) => ({ value, label: value }))} />
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    // The engine's trigger takes the place of the first one.
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

/** More than fits: the middle scrolls, title and actions stay. */
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
  args: { kind: 'side', actions: undefined },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
}

export const FromTheBottom: Story = {
  args: { kind: 'bottom' },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
  globals: { viewport: { value: 'phone' } },
}

/** Asks before something that cannot be undone. */
export const Asking: Story = {
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
