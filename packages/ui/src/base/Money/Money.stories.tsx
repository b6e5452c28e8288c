import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Money } from './Money.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'To show an amount of money.',
  alternatives: { NumberField: 'to enter an amount', Stat: 'for a large number with a label' },
  anatomy: ['Sign of the currency', 'Digits of equal width, with the separators of the locale'],
  do: ['Set the currency once, with `currency` of the provider.'],
  dont: ['Do not add the sign of the currency yourself.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Text/Money',
  component: Money,
  parameters: { guide, language: 'en' },
  args: { amount: 12500 },
} satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('£12,500')
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

export const Zero: Story = {
  args: { amount: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('£0')
  },
}
