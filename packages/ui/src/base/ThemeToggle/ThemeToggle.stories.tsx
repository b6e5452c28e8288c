import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ThemeToggle } from './ThemeToggle.tsx'
import type { Guide } from '../../testing/guide.ts'
import { useState } from 'react'
import { baseCopy } from '../base.copy.ts'
import type { ThemeToggleProps } from './ThemeToggle.tsx'

const guide: Guide = {
  use: 'Once in a page, in the navigation or the footer.',
  instead: { IconButton: 'for anything else with a picture' },
  anatomy: ['A moon by day, a sun by night'],
  do: ['Keep the choice, and write it to `data-theme` before the first paint.'],
  dont: ["Do not ask for it twice: the system's own setting is the start."],
  keys: { Tab: 'To the button', 'Enter, Space': 'Changes the theme' },
  copy: { dark: baseCopy.dark },
}

const meta = {
  title: 'Base/Control/ThemeToggle',
  component: ThemeToggle,
  tags: ['interactive'],
  parameters: { guide },
  args: { theme: 'light', onChange: fn() },
} satisfies Meta<typeof ThemeToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tema oscuro', pressed: false }))
    await expect(args.onChange).toHaveBeenCalledWith('dark')
  },
}

export const Dark: Story = { args: { theme: 'dark' } }

const Held = ({ theme, onChange }: ThemeToggleProps) => {
  const [current, setCurrent] = useState(theme)
  const change = (next: 'light' | 'dark') => {
    setCurrent(next)
    onChange(next)
  }
  return <ThemeToggle theme={current} onChange={change} />
}

/** The name stays, the state changes: «Tema oscuro», pressed or not. */
export const ByKeyboard: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tema oscuro', pressed: false })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('dark')
    await expect(canvas.getByRole('button', { name: 'Tema oscuro', pressed: true })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('light')
  },
}
