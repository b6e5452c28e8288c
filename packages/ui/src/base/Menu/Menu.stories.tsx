import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as icons from '../Icon/icons.ts'
import { Menu } from './Menu.tsx'

const guide: Guide = {
  use: 'Several actions on one thing where there is no room for a button each: the row of a list on a phone.',
  instead: {
    Button: 'for one action, or two that fit',
    Select: 'to choose a value',
    TopNav: 'for a list of pages, which are links and not actions',
  },
  anatomy: [
    'Button with three dots, and its name in a tip on hover and focus',
    'List of actions, each with a picture and a verb',
  ],
  do: [
    'Name what the actions are for: «Acciones de Plomería», not «Acciones».',
    'Put what takes something away last, with the tone `danger`, and ask before doing it.',
  ],
  dont: ['Do not put the main action of a screen in a menu.', 'Do not put links in it.'],
  keys: {
    'Enter, Space, ArrowDown': 'On the button: opens at the first action',
    ArrowUp: 'On the button: opens at the last action. In the list: up',
    'Home, End': 'To the first, to the last action',
    Letters: 'To the next action that begins so',
    Escape: 'Closes and gives the focus back to the button',
    Tab: 'Stays in the list while it is open',
  },
}

const onAction = fn()

const meta = {
  title: 'Base/Control/Menu',
  component: Menu,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    label: 'Acciones de Plomería',
    actions: [
      { id: 'view', label: 'Ver descripción', icon: icons.info, onAction: () => onAction('view') },
      { id: 'edit', label: 'Editar', icon: icons.edit, onAction: () => onAction('edit') },
      {
        id: 'delete',
        label: 'Eliminar',
        icon: icons.trash,
        tone: 'danger',
        onAction: () => onAction('delete'),
      },
    ],
  },
  beforeEach: () => {
    onAction.mockReset()
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

const trigger = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Acciones de Plomería' })
const item = (name: string) => screen.getByRole('menuitem', { name })
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
/** The page behind an open list is hidden from readers; axe sees that, and not that Tab cannot get there. */
const behindTheList = { a11y: { options: { rules: { 'aria-hidden-focus': { enabled: false } } } } }

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement)).toHaveAttribute('aria-haspopup', 'menu')
    await expect(trigger(canvasElement)).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The name shows on hover and on focus; Escape sends it away. */
export const Tip: Story = {
  play: async ({ canvasElement }) => {
    const button = trigger(canvasElement)
    const tip = button.querySelector('[popover]')
    await expect(tip).not.toBeVisible()
    await userEvent.hover(button)
    await expect(tip).toBeVisible()
    await userEvent.unhover(button)
    await expect(tip).not.toBeVisible()
    await userEvent.tab()
    await expect(tip).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(tip).not.toBeVisible()
    await expect(button).toHaveFocus()
  },
}

/** The very first press opens the list, though its engine is only fetched then. */
export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    // The engine may be on its way for longer than anything else here.
    await screen.findByRole('menu', { name: 'Acciones de Plomería' }, { timeout: 15_000 })
    await expect(trigger(canvasElement)).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(item('Editar'))
    await waitFor(() => expect(onAction.mock.calls).toEqual([['edit']]))
    await isClosed()
    await expect(trigger(canvasElement)).toHaveFocus()
  },
}

export const ByKeyboard: Story = {
  name: 'By keyboard: arrows, Home, End, letters, Escape',
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(trigger(canvasElement)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(item('Ver descripción')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(item('Editar')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(item('Eliminar')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(item('Ver descripción')).toHaveFocus()
    await userEvent.keyboard('el')
    await waitFor(() => expect(item('Eliminar')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus())
    await expect(onAction).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(item('Eliminar')).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(onAction.mock.calls).toEqual([['edit']]))
    await expect(trigger(canvasElement)).toHaveFocus()
  },
}

export const Open: Story = {
  parameters: behindTheList,
  play: async ({ canvasElement }) => {
    trigger(canvasElement).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(item('Ver descripción')).toHaveFocus())
  },
}

/** Closed by a press beside it, without doing anything. */
export const PressedBeside: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    await screen.findByRole('menu')
    await userEvent.click(document.body)
    await isClosed()
    await expect(onAction).not.toHaveBeenCalled()
  },
}

export const WithADisabledAction: Story = {
  parameters: behindTheList,
  args: {
    actions: [
      { id: 'edit', label: 'Editar', icon: icons.edit, isDisabled: true, onAction: () => onAction('edit') },
      {
        id: 'delete',
        label: 'Eliminar',
        icon: icons.trash,
        tone: 'danger',
        onAction: () => onAction('delete'),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    trigger(canvasElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(item('Eliminar')).toHaveFocus())
    await expect(item('Editar')).toHaveAttribute('aria-disabled', 'true')
  },
}

export const LongWords: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: behindTheList,
  args: {
    actions: [
      {
        id: 'view',
        label: 'Ver la descripción completa de electroimpermeabilizaciones ininterrumpidas',
        icon: icons.info,
        onAction: () => onAction('view'),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    const menu = await screen.findByRole('menu')
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
