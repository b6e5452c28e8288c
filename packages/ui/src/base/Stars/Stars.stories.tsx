import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Stars } from './Stars.tsx'

const meta = {
  title: 'Base/Feedback/Stars',
  component: Stars,
  args: { score: 4 },
} satisfies Meta<typeof Stars>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '4 de 5 estrellas' })).toBeVisible()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Stars {...args} size="sm" />
      <Stars {...args} />
      <Stars {...args} size="lg" />
    </Stack>
  ),
}

export const Empty: Story = { args: { score: 0 } }

export const Rounded: Story = {
  args: { score: 3.5 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '4 de 5 estrellas' })).toBeVisible()
  },
}
