import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { userCopy } from '../user.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { RegistrationSteps } from './RegistrationSteps.tsx'

const guide: Guide = {
  use: 'Shows on which of the two steps of the registration somebody is.',
  instead: { Pager: 'for pages' },
  anatomy: ['A tape with two numbered steps, the current one marked'],
  do: ['Leave it above the form.'],
  dont: ['Do not make the steps links: going on needs a valid form.'],
  keys: {},
  copy: { stepsLabel: userCopy.stepsLabel, steps: userCopy.steps },
}

const meta = {
  title: 'User/RegistrationSteps',
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
