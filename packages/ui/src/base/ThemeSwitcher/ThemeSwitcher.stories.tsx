import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { esAR } from '../../messages/esAR.ts'
import type { Guide } from '../../testing/guide.ts'
import { ThemeSwitcher } from './ThemeSwitcher.tsx'

const guide: Guide = {
  whenToUse: 'For choosing the light theme, the dark theme or that of the system, in settings or a footer.',
  alternatives: { ThemeToggle: 'for one button that switches between light and dark' },
  anatomy: ['Sun, moon and screen, each with a tooltip', 'Names next to the icons (optional)'],
  do: [
    'Store the choice with `useThemeChoice`, and apply it before the first paint with `themeScript`.',
    'Start with `system`.',
  ],
  dont: ['Do not use it next to a `ThemeToggle`.'],
  keyboard: { Tab: 'Moves focus to the selected option', 'Arrow keys': 'Select the next or previous option' },
  messages: {
    label: esAR['theme.label'],
    light: esAR['theme.light'],
    dark: esAR['theme.dark'],
    system: esAR['theme.system'],
  },
}

const meta = {
  title: 'Components/Control/ThemeSwitcher',
  component: ThemeSwitcher,
  tags: ['interactive'],
  parameters: { guide },
  args: { value: 'system', onChange: fn() },
} satisfies Meta<typeof ThemeSwitcher>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Tema' })).toBeVisible()
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Como el sistema')
    await userEvent.click(canvas.getByRole('radio', { name: 'Tema oscuro' }))
    await expect(args.onChange).toHaveBeenCalledWith('dark')
  },
}

export const Light: Story = { args: { value: 'light' } }

export const Dark: Story = { args: { value: 'dark' } }

/** With the names of the options. */
export const WithLabels: Story = {
  args: { isLabelShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tema claro')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Tema claro' })).not.toBeChecked()
  },
}

/** The arrow keys select, and the tooltip names the option. Escape hides the tooltip. */
export const ByKeyboard: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <ThemeSwitcher {...args} value={value} onChange={setValue} />
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Como el sistema' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    const dark = canvas.getByRole('radio', { name: 'Tema oscuro' })
    await expect(dark).toHaveFocus()
    await waitFor(() => expect(dark).toBeChecked())
    await waitFor(() => expect(canvas.getByText('Tema oscuro')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByText('Tema oscuro')).not.toBeVisible())
  },
}

export const RightToLeft: Story = {
  args: { isLabelShown: true, value: 'light' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
