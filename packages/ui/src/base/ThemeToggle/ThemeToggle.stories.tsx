import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ThemeToggle } from './ThemeToggle.tsx'

const meta = {
  title: 'Base/Control/ThemeToggle',
  component: ThemeToggle,
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
