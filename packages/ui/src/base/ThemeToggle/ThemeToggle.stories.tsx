import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ThemeToggle, type ThemeToggleProps } from './ThemeToggle.tsx'
import type { Guide } from '../../testing/guide.ts'
import { useState } from 'react'
import { esAR } from '../../messages/esAR.ts'

const guide: Guide = {
  whenToUse: 'Once per page, in the navigation or the footer.',
  alternatives: {
    IconButton: 'for any other button with an icon',
    ThemeSwitcher: 'to offer the setting of the system too',
  },
  anatomy: ['Moon icon in the light theme, sun icon in the dark theme'],
  do: ['Store the theme, and set `data-theme` before the first paint.'],
  dont: ['Do not ask for the theme at the start. Use the system setting.'],
  keyboard: { Tab: 'Moves focus to the button', 'Enter, Space': 'Changes the theme' },
  messages: { dark: esAR['theme.dark'] },
}

const meta = {
  title: 'Components/Control/ThemeToggle',
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

const Controlled = ({ theme, onChange }: ThemeToggleProps) => {
  const [current, setCurrent] = useState(theme)
  const change = (next: 'light' | 'dark') => {
    setCurrent(next)
    onChange(next)
  }
  return <ThemeToggle theme={current} onChange={change} />
}

/** The name stays «Tema oscuro»; only the pressed state changes. */
export const ByKeyboard: Story = {
  render: (args) => <Controlled {...args} />,
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
