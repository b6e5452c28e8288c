import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type ReactNode, useState } from 'react'
import type { Guide } from '../../testing/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Combobox } from '../Combobox/Combobox.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import * as icons from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Select } from '../Select/Select.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Popover, type PopoverTriggerProps } from './Popover.tsx'

const guide: Guide = {
  whenToUse: 'For a few controls or an explanation that belong to a button and leave the page usable.',
  alternatives: {
    Tooltip: 'for one line of text without controls',
    Menu: 'for a list of actions',
    Dialog: 'for a task that users finish or cancel',
    Drawer: 'for longer content on a phone',
  },
  anatomy: ['Button', 'Box below the button, or above it', 'Content; scrolls if it does not fit'],
  do: ['Close it with `close` when its task is done.'],
  dont: ['Do not open it on hover.', 'Do not put a long form into it. A press outside closes it.'],
  keyboard: {
    'Enter, Space': 'Opens it and moves focus into it; on the button, closes it',
    Tab: 'Moves through the content. Leaving it closes it',
    Escape: 'Closes it and moves focus to the button',
  },
}

const renderButton = (props: PopoverTriggerProps) => (
  <Button variant="secondary" endIcon={icons.chevronDown} {...props}>
    Compartir
  </Button>
)

const onAction = fn()

const meta = {
  title: 'Components/Feedback/Popover',
  component: Popover,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    label: 'Compartir el servicio',
    renderTrigger: renderButton,
    onOpenChange: fn(),
    children: (
      <Stack gap={3}>
        <TextField label="Correo" type="email" />
        <Button>Enviar</Button>
      </Stack>
    ),
  },
  render: (args) => (
    <Inline>
      <Popover {...args} />
      <Button variant="ghost">Otro botón</Button>
    </Inline>
  ),
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const open = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Compartir' }))
  const popover = await canvas.findByRole('dialog', { name: 'Compartir el servicio' })
  await waitFor(() => expect(popover).toHaveFocus())
  return popover
}

/** Focus moves into it. Escape closes it and returns focus. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Compartir' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await open(canvas)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Correo' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
  },
}

export const Open: Story = { play: async ({ canvas }) => void (await open(canvas)) }

/** A second press on the button closes it. */
export const PressedTwice: Story = {
  play: async ({ canvas }) => {
    await open(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Compartir' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** Focus stays where the user moved it. */
export const LeftWithTab: Story = {
  play: async ({ canvas }) => {
    await open(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Otro botón' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Otro botón' })).toHaveFocus()
  },
}

/** The content closes it when its task is done. */
export const ClosedByContent: Story = {
  args: {
    children: (close) => (
      <Stack gap={3}>
        <Text>El enlace se copió.</Text>
        <Button onClick={close}>Listo</Button>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await open(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Listo' }))
    await expect(canvas.getByRole('button', { name: 'Compartir' })).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** Opens above the button, inside the window. */
export const AtTheEdge: Story = {
  parameters: { layout: 'fullscreen' },
  args: { alignment: 'end' },
  render: (args) => (
    <div style={{ position: 'fixed', insetInlineEnd: '1rem', insetBlockEnd: '1rem' }}>
      <Popover {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const popover = (await open(canvas)).getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Compartir' }).getBoundingClientRect()
    await expect(popover.bottom).toBeLessThanOrEqual(button.top)
    await expect(Math.round(popover.right)).toBe(Math.round(button.right))
  },
}

/** Scrolls inside. */
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, line) => <Text key={line}>Una condición más del servicio</Text>),
  },
  play: async ({ canvas }) => {
    const popover = await open(canvas)
    await expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(popover.scrollHeight).toBeGreaterThan(popover.clientHeight)
  },
}

export const OnPhone: Story = {
  args: {
    renderTrigger: (props) => (
      <IconButton icon={icons.info} label="Compartir" variant="secondary" {...props} />
    ),
    children:
      'El pago queda retenido hasta que el trabajo se marca como terminado, y llega en dos días hábiles.',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const { right, left } = (await open(canvas)).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expect(left).toBeGreaterThanOrEqual(0)
  },
}

export const Disabled: Story = {
  args: {
    renderTrigger: (props) => (
      <Button variant="secondary" isDisabled {...props}>
        Compartir
      </Button>
    ),
  },
}

/** A tooltip, a list or a menu inside opens and closes without closing it. */
export const WithOtherLayers: Story = {
  args: {
    children: (
      <Stack gap={3}>
        <IconButton icon={icons.copy} label="Copiar el enlace" variant="secondary" />
        <Select label="Para" options={[{ value: 'ana', label: 'Ana' }]} />
        <Combobox label="Ciudad" options={[{ value: 'Quilmes', label: 'Quilmes' }]} />
        <Menu label="Más acciones" actions={[{ id: 'print', label: 'Imprimir', onAction }]} />
      </Stack>
    ),
  },
  play: async ({ args, canvas }) => {
    const popover = await open(canvas)
    const copy = canvas.getByRole('button', { name: 'Copiar el enlace' })
    const tooltip = copy.querySelector('[popover]')
    await userEvent.hover(copy)
    await waitFor(() => expect(tooltip).toBeVisible())
    await userEvent.unhover(copy)
    await waitFor(() => expect(tooltip).not.toBeVisible())

    await userEvent.click(canvas.getByRole('combobox', { name: 'Para' }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Ana' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Para' })).toHaveFocus())

    await userEvent.type(canvas.getByRole('combobox', { name: 'Ciudad' }), 'Quil')
    await userEvent.click(await canvas.findByRole('option', { name: 'Quilmes' }))
    await waitFor(() => expect(canvas.queryByRole('option')).not.toBeInTheDocument())

    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Imprimir' }))
    await waitFor(() => expect(onAction).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.queryByRole('menuitem')).not.toBeInTheDocument())

    await expect(popover).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Compartir' })).toHaveAttribute('aria-expanded', 'true')
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
  },
}

const InDialog = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Servicio">
      {children}
    </Dialog>
  )
}

/** Escape closes it and not the dialog around it. */
export const InsideDialog: Story = {
  render: (args) => (
    <InDialog>
      <Popover {...args} />
    </InDialog>
  ),
  play: async ({ canvas }) => {
    await open(canvas)
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(canvas.queryByRole('dialog', { name: 'Compartir el servicio' })).not.toBeInTheDocument(),
    )
    await expect(canvas.getByRole('dialog', { name: 'Servicio' })).toBeVisible()
  },
}

/** Aligned with the right edge of the button. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Popover {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const popover = (await open(canvas)).getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Compartir' }).getBoundingClientRect()
    await expect(Math.round(popover.right)).toBe(Math.round(button.right))
  },
}
