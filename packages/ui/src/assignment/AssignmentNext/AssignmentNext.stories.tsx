import { assignments } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { assignmentMessages as texts } from '../assignment.messages.ts'
import { EachState, storyNow } from '../testing/EachState.tsx'
import { AssignmentNext } from './AssignmentNext.tsx'

const { next, until, ownTurn, turnOf, platformTurn, providerTurn } = texts

const guide: Guide = {
  whenToUse: 'On every page about a job, above its actions.',
  alternatives: { AssignmentTimeline: 'for what happened' },
  anatomy: ['«Qué sigue» and whose turn it is', 'What happens next', 'Until when, if there is a deadline'],
  do: ['Pass the job as the viewer sees it.'],
  dont: ['Do not add buttons. They are in `AssignmentActions`.'],
  keyboard: {},
  messages: { next, until, ownTurn, turnOf, platformTurn, providerTurn },
}

const meta = {
  title: 'Marketplace/Assignment/AssignmentNext',
  component: AssignmentNext,
  parameters: { guide },
  args: { assignment: assignments.done, now: storyNow },
} satisfies Meta<typeof AssignmentNext>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Says what happens next, who does it and until when (P-182)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Te toca a vos')).toBeVisible()
    await expect(canvas.getByText(/Mirá el trabajo y confirmalo/)).toHaveTextContent(
      'Hasta el martes 24 de noviembre a las 17:40.',
    )
  },
}

export const OtherTurn: Story = {
  name: 'The turn of the other person (P-182)',
  args: { assignment: { ...assignments.done, role: 'worker' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Le toca a Ana')).toBeVisible()
  },
}

export const PaidAtOnce: Story = {
  name: 'Says that the professional is paid at once (P-244)',
  args: { assignment: { ...assignments.agreed, isHeld: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/El profesional cobra en el momento/)).toBeVisible()
    await expect(canvas.queryByText(/guardada/)).toBeNull()
  },
}

/** Deadlines are days of Buenos Aires: this one is at 02:30 of the next day in UTC. */
export const LateEvening: Story = {
  name: 'A deadline at 23:30 in Buenos Aires (P-182)',
  args: { assignment: { ...assignments.agreed, dueAt: new Date('2026-11-22T02:30:00Z') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Hasta el sábado 21 de noviembre a las 23:30/)).toBeVisible()
  },
}

export const States: Story = {
  render: () => (
    <EachState render={(assignment) => <AssignmentNext assignment={assignment} now={storyNow} />} />
  ),
}
