import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from './IconButton.tsx'
import * as icons from '../Icon/icons.ts'
import type { Guide } from '../../testing/guide.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Panel } from '../Panel/Panel.tsx'

const guide: Guide = {
  whenToUse: 'For an action with a well-known icon where space is limited: open, close, previous, next.',
  alternatives: { Button: 'if there is room for a label' },
  anatomy: ['Square of 44 px', 'Icon', 'Accessible name, also as tooltip on hover and focus'],
  do: ['Name the action, not the icon.'],
  dont: ['Do not use an ambiguous icon for an action that cannot be undone.'],
  keyboard: {
    Tab: 'Moves focus to the button and shows the tooltip',
    'Enter, Space': 'Activates the button',
    Escape: 'Hides the tooltip',
  },
}

const meta = {
  title: 'Components/Control/IconButton',
  component: IconButton,
  tags: ['interactive'],
  parameters: { guide },
  args: { icon: icons.menu, label: 'Abrir menú', onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir menú' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Framed: Story = { args: { icon: icons.chevronRight, label: 'Siguiente', variant: 'secondary' } }

export const Small: Story = { args: { icon: icons.trash, label: 'Quitar', size: 'small' } }

export const Disabled: Story = { args: { isDisabled: true } }

/** Enter and Space activate it once each. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Abrir menú' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** Announces its state. */
export const Expanded: Story = {
  args: { 'aria-expanded': true, 'aria-haspopup': 'dialog' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Abrir menú', expanded: true })).toBeVisible()
  },
}

/** 44 px, or 36 px if small. */
export const TargetSize: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} label="Quitar" size="small" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width)
    await expect(sizes).toEqual([44, 36])
  },
}

export const OnPetrol: Story = {
  render: (args) => (
    <Panel tone="inverse">
      <IconButton {...args} />
    </Panel>
  ),
}

const getTooltip = (button: HTMLElement) => button.querySelector('[popover]')

/** Shows on focus and on hover. Escape hides it and keeps focus. */
export const Tooltip: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Abrir menú' })
    await expect(getTooltip(button)).not.toBeVisible()
    await userEvent.tab()
    await expect(getTooltip(button)).toBeVisible()
    await expect(getTooltip(button)).toHaveTextContent('Abrir menú')
    await userEvent.keyboard('{Escape}')
    await expect(getTooltip(button)).not.toBeVisible()
    await expect(button).toHaveFocus()
    await userEvent.tab()
    await userEvent.hover(button)
    await expect(getTooltip(button)).toBeVisible()
    await userEvent.unhover(button)
    await expect(getTooltip(button)).not.toBeVisible()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** Stays inside the window. */
export const TooltipAtTheEdge: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ position: 'fixed', insetInlineEnd: '0.5rem', insetBlockEnd: '0.5rem' }}>
      <IconButton {...args} label="Abrir el menú de la cuenta" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button')
    const tooltip = getTooltip(button)?.getBoundingClientRect()
    await expect(tooltip?.right).toBeLessThanOrEqual(window.innerWidth)
    await expect(tooltip?.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top + 1)
  },
}
