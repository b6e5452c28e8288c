import { assignmentStates } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../base/Inline/Inline.tsx'
import type { Guide } from '../../testing/guide.ts'
import { machineRows, MachineTable } from '../testing/MachineTable.tsx'
import { AssignmentStateBadge } from './AssignmentStateBadge.tsx'

const guide: Guide = {
  whenToUse: 'For the state of a job.',
  alternatives: { OfferStateBadge: 'for one of the three public states of an offer' },
  anatomy: ['Dot in the color of the tone', 'Label of the state'],
  do: ['Use it once on a page about a job.'],
  dont: ['Do not write the state in another word beside it.'],
  keyboard: {},
}

const meta = {
  title: 'Marketplace/Assignment/AssignmentStateBadge',
  component: AssignmentStateBadge,
  parameters: { guide },
  args: { state: 'done' },
} satisfies Meta<typeof AssignmentStateBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A confirmar')).toBeVisible()
  },
}

/** Every state of the machine. */
export const States: Story = {
  render: () => (
    <Inline>
      {assignmentStates.names.map((state) => (
        <AssignmentStateBadge key={state} state={state} />
      ))}
    </Inline>
  ),
}

/** The whole machine: every state with its events, who causes them, and what follows. */
export const Machine: Story = {
  render: () => <MachineTable />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(machineRows.length + 1)
  },
}
