import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
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

const meta = {
  title: 'Base/Feedback/Dialog',
  component: Dialog,
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
    await expect(await screen.findByRole('alertdialog', { name: 'Banear a Iván Peralta' })).toBeVisible()
  },
}
