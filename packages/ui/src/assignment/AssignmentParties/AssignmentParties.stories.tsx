import { assignments, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { assignmentMessages as texts } from '../assignment.messages.ts'
import { AssignmentParties } from './AssignmentParties.tsx'

const { client, worker } = texts

const guide: Guide = {
  whenToUse: 'For the client and the professional of a job.',
  alternatives: { JobContact: 'for one of them, with what reaches them' },
  anatomy: ['Photo', 'What the person is in the job', 'Name; of the professional a link'],
  do: ['Use it on a page that both see.'],
  dont: ['Do not link the client: their page is not public.'],
  keyboard: { Tab: 'Moves focus to the link', Enter: 'Follows the link' },
  messages: { client, worker },
}

const meta = {
  title: 'Marketplace/Assignment/AssignmentParties',
  component: AssignmentParties,
  parameters: { guide },
  args: { assignment: assignments.done },
} satisfies Meta<typeof AssignmentParties>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Links the professional (P-182)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ana Ferreyra')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Bruno Saldaño' })).toHaveAttribute(
      'href',
      '/professional/detail/2',
    )
  },
}

export const LongNamesOnAPhone: Story = {
  args: { assignment: { client: people.maximiliano, worker: people.maximiliano } },
  globals: { viewport: { value: 'phone' } },
}
