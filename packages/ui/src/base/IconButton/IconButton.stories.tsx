import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Base/Control/IconButton',
  component: IconButton,
  args: { icon: 'menu', label: 'Abrir menú', onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir menú' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Framed: Story = { args: { icon: 'chevronRight', label: 'Siguiente', variant: 'secondary' } }

export const Small: Story = { args: { icon: 'trash', label: 'Quitar', size: 'small' } }

export const Disabled: Story = { args: { isDisabled: true } }
