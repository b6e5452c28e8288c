import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from './IconButton.tsx'
import * as icons from '../Icon/icons.ts'
import type { Guide } from '../../testing/guide.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Panel } from '../Panel/Panel.tsx'

const guide: Guide = {
  use: 'A press where a picture says it all and room is short: open, close, previous, next.',
  instead: { Button: 'whenever there is room for a word' },
  anatomy: ['Square of 44 px', 'Picture', 'Name, for screen readers and in a tip on hover and focus'],
  do: ['Name what it does, not what the picture shows.'],
  dont: ['Do not use a picture that people have to guess for something that cannot be undone.'],
  keys: {
    Tab: 'To the button, and shows the tip',
    'Enter, Space': 'Presses it',
    Escape: 'Sends the tip away',
  },
}

const meta = {
  title: 'Base/Control/IconButton',
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

/** Enter and Space press it, once each. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Abrir menú' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** Open or closed, pressed or not: the state is said with the name. */
export const Expanded: Story = {
  args: { 'aria-expanded': true, 'aria-haspopup': 'dialog' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Abrir menú', expanded: true })).toBeVisible()
  },
}

/** 44 px, and 36 px where it is small. */
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

const tipOf = (button: HTMLElement) => button.querySelector('[popover]')

/** The tip comes with the focus and with the mouse; Escape sends it away and leaves the focus where it is. */
export const Tip: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Abrir menú' })
    await expect(tipOf(button)).not.toBeVisible()
    await userEvent.tab()
    await expect(tipOf(button)).toBeVisible()
    await expect(tipOf(button)).toHaveTextContent('Abrir menú')
    await userEvent.keyboard('{Escape}')
    await expect(tipOf(button)).not.toBeVisible()
    await expect(button).toHaveFocus()
    await userEvent.tab()
    await userEvent.hover(button)
    await expect(tipOf(button)).toBeVisible()
    await userEvent.unhover(button)
    await expect(tipOf(button)).not.toBeVisible()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** At the edges of the window the tip stays inside. */
export const TipAtTheEdge: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ position: 'fixed', insetInlineEnd: '0.5rem', insetBlockEnd: '0.5rem' }}>
      <IconButton {...args} label="Abrir el menú de la cuenta" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button')
    const tip = tipOf(button)?.getBoundingClientRect()
    await expect(tip?.right).toBeLessThanOrEqual(window.innerWidth)
    await expect(tip?.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top + 1)
  },
}
