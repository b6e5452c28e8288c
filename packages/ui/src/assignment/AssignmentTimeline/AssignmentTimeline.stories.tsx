import { type Assignment, assignmentStates } from '@plomada/domain'
import { assignments } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../base/Stack/Stack.tsx'
import type { Guide } from '../../testing/guide.ts'
import { assignmentMessages as texts } from '../assignment.messages.ts'
import { AssignmentTimeline } from './AssignmentTimeline.tsx'

const {
  history,
  platform,
  amountClaimed,
  amountProposed,
  amountRefunded,
  nothingBack,
  movedUntil,
  newPrice,
} = texts

const guide: Guide = {
  whenToUse: 'For what happened to a job since its acceptance.',
  alternatives: { AssignmentNext: 'for what comes next', ClaimFile: 'for a claim alone' },
  anatomy: ['Who did what', 'When', 'Amount or day', 'What they wrote', 'Photos that they gave'],
  do: ['Pass the whole history.'],
  dont: ['Do not translate what people wrote.'],
  keyboard: {},
  messages: {
    history,
    platform,
    amountClaimed,
    amountProposed,
    amountRefunded,
    nothingBack,
    movedUntil,
    newPrice,
  },
}

const meta = {
  title: 'Marketplace/Assignment/AssignmentTimeline',
  component: AssignmentTimeline,
  parameters: { guide },
  args: { assignment: assignments.decided },
} satisfies Meta<typeof AssignmentTimeline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Says who did what, when, why and with which amount, the oldest first (P-185, P-215)',
  play: async ({ canvas }) => {
    const items = [...canvas.getByRole('list', { name: 'Qué pasó' }).children]
    await expect(items).toHaveLength(5)
    await expect(items[0]).toHaveTextContent(
      /Ana aceptó la postulación de Bruno.*14 de noviembre a las 10:20/,
    )
    await expect(items[1]).toHaveTextContent('Se confirmó el pago')
    await expect(canvas.getAllByRole('link', { name: /^Foto . de 2 del trabajo terminado/ })).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: /^Foto 1 de 1 del reclamo/ })).toBeVisible()
    await expect(items[3]).toHaveTextContent('Pide que se devuelvan $ 20.000 al cliente')
    await expect(items[4]).toHaveTextContent(/Plomada resolvió el reclamo.*Se devuelven \$ 15.000 al cliente/)
  },
}

export const Price: Story = {
  name: 'Says which price was proposed, why, and that it was accepted (P-294)',
  args: { assignment: assignments.supplementDue },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items[2]).toHaveTextContent(
      /Bruno propuso otro precio.*Precio nuevo: \$ 97.000.*El cielorraso también tiene humedad/,
    )
    await expect(items[3]).toHaveTextContent(/Ana aceptó el precio nuevo.*Precio nuevo: \$ 97.000/)
  },
}

/** Every event, as if it had happened. */
const everyEvent: Assignment = {
  ...assignments.paid,
  history: [
    ...new Set(assignmentStates.names.flatMap((state) => Object.keys(assignmentStates.states[state].on))),
  ].map((event, index) => ({
    id: index,
    event,
    by: 'worker',
    text: '',
    amount: null,
    day: null,
    shift: null,
    photos: [],
    createdAt: new Date(Date.parse('2026-11-14T13:20:00Z') + index * 3_600_000),
  })),
}
export const Events: Story = {
  name: 'Every event has a sentence (P-185)',
  args: { assignment: everyEvent },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('El trabajo cambió')).toBeNull()
  },
}

/** A page that is older than the server. */
export const UnknownEvent: Story = {
  args: {
    assignment: {
      ...assignments.agreed,
      history: assignments.agreed.history.map((entry) => ({ ...entry, event: 'later' })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('El trabajo cambió')).toBeVisible()
  },
}

export const States: Story = {
  render: () => (
    <Stack gap={8}>
      {Object.entries(assignments).map(([name, assignment]) => (
        <AssignmentTimeline key={name} assignment={assignment} />
      ))}
    </Stack>
  ),
}

export const LongWordsOnAPhone: Story = {
  args: {
    assignment: {
      ...assignments.done,
      history: assignments.done.history.map((entry) => ({
        ...entry,
        text: 'Electroimpermeabilizaciones'.repeat(4),
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
}
