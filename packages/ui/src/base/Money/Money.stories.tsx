import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Money } from './Money.tsx'

const meta = {
  title: 'Base/Text/Money',
  component: Money,
  args: { amount: 12500 },
} satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$ 12.500')
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Money {...args} />
      <Money {...args} size="price" />
      <Money {...args} size="large" />
      <Money {...args} size="figure" />
    </Stack>
  ),
}

export const Large: Story = { args: { amount: 1234567, size: 'figure' } }
