import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { userMessages } from '../user.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { RegistrationSteps } from './RegistrationSteps.tsx'

const guide: Guide = {
  whenToUse: 'To show the current one of the two registration steps.',
  alternatives: { Pager: 'for pages' },
  anatomy: ['Tape with two numbered steps, the current one marked'],
  do: ['Place it above the form.'],
  dont: ['Do not turn the steps into links: the next step requires a valid form.'],
  keyboard: {},
  messages: { stepsLabel: userMessages.stepsLabel, steps: userMessages.steps },
}

const meta = {
  title: 'Marketplace/User/RegistrationSteps',
  component: RegistrationSteps,
  parameters: { guide },
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
