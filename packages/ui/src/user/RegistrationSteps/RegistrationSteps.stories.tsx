import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RegistrationSteps } from './RegistrationSteps.tsx'

const meta = {
  title: 'User/RegistrationSteps',
  component: RegistrationSteps,
  args: { current: 1 },
} satisfies Meta<typeof RegistrationSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem')
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null])
  },
}

export const Second: Story = { args: { current: 2 } }
