import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import * as icons from '../Icon/icons.ts'
import { Menu } from './Menu.tsx'

const guide: Guide = {
  whenToUse:
    'For several actions on one item where there is no room for buttons, such as a list row on a phone.',
  alternatives: {
    Button: 'for one or two actions that fit',
    Select: 'to select a value',
    TopNav: 'for a list of pages',
  },
  anatomy: [
    'Button with three dots and a tooltip on hover and focus',
    'Menu of actions, each with an icon and a verb',
  ],
  do: [
    'Name the object of the actions: «Actions for Invoice 12», not «Actions».',
    'Put destructive actions last, with the tone `danger`, and ask for confirmation.',
  ],
  dont: ['Do not put the main action of a screen in a menu.', 'Do not put links in a menu.'],
  keyboard: {
    'Enter, Space, ArrowDown': 'On the button: opens the menu and focuses the first action',
    ArrowUp: 'On the button: opens the menu and focuses the last action. In the menu: moves focus up',
    'Home, End': 'Moves focus to the first or last action',
    Letters: 'Moves focus to the next action that starts with these letters',
    Escape: 'Closes the menu and returns focus to the button',
    Tab: 'Does not leave an open menu',
  },
}

const onAction = fn()
const onClose = fn()

const meta = {
  title: 'Components/Control/Menu',
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
    onClose.mockReset()
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

const trigger = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Acciones de Plomería' })
const item = (name: string) => screen.getByRole('menuitem', { name })
const expectClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
/** An open menu hides the page from screen readers. Axe does not see that Tab cannot reach the page either. */
const withOpenMenu = { a11y: { options: { rules: { 'aria-hidden-focus': { enabled: false } } } } }

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement)).toHaveAttribute('aria-haspopup', 'menu')
    await expect(trigger(canvasElement)).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Shows on hover and on focus. Escape hides it. */
export const Tooltip: Story = {
  play: async ({ canvasElement }) => {
    const button = trigger(canvasElement)
    const tooltip = button.querySelector('[popover]')
    await expect(tooltip).not.toBeVisible()
    await userEvent.hover(button)
    await expect(tooltip).toBeVisible()
    await userEvent.unhover(button)
    await expect(tooltip).not.toBeVisible()
    await userEvent.tab()
    await expect(tooltip).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(tooltip).not.toBeVisible()
    await expect(button).toHaveFocus()
  },
}

/** The first click loads the code of the menu and opens it. */
export const Clicked: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    await screen.findByRole('menu', { name: 'Acciones de Plomería' })
    await expect(trigger(canvasElement)).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(item('Editar'))
    await waitFor(() => expect(onAction.mock.calls).toEqual([['edit']]))
    await expectClosed()
    await expect(trigger(canvasElement)).toHaveFocus()
  },
}

/** The menu is above the dialog, which does not cut it off. Escape closes only the menu. */
export const InsideDialog: Story = {
  parameters: withOpenMenu,
  render: (args) => (
    <Dialog isOpen onClose={onClose} title="Oficio">
      <Menu {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    await screen.findByRole('menu', { name: 'Acciones de Plomería' })
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus())
    await expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(item('Ver descripción')).toHaveFocus())
    const { x, y, width, height } = item('Eliminar').getBoundingClientRect()
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toHaveTextContent('Eliminar')
    await userEvent.click(item('Editar'))
    await waitFor(() => expect(onAction.mock.calls).toEqual([['edit']]))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(item('Ver descripción')).toHaveFocus())
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
    await expectClosed()
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
  parameters: withOpenMenu,
  play: async ({ canvasElement }) => {
    trigger(canvasElement).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(item('Ver descripción')).toHaveFocus())
  },
}

/** A click outside closes the menu without an action. */
export const ClickOutside: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    await screen.findByRole('menu')
    await userEvent.click(document.body)
    await expectClosed()
    await expect(onAction).not.toHaveBeenCalled()
  },
}

export const WithDisabledAction: Story = {
  parameters: withOpenMenu,
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
  parameters: withOpenMenu,
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
