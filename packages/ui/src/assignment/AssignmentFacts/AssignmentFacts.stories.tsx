import { assignments, workerAssignment } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { assignmentMessages as texts } from '../assignment.messages.ts'
import { EachState, storyNow } from '../testing/EachState.tsx'
import { AssignmentFacts } from './AssignmentFacts.tsx'

const { price, money, place, appointment, noAppointment, proposals, proposedBy, ownProposal, thePrice } =
  texts

const guide: Guide = {
  whenToUse: 'For what the parties of a job agreed, and where the money is.',
  alternatives: { OfferDetail: 'for an offer' },
  anatomy: [
    'Agreed price and where the money is',
    'Place and agreed day',
    'Proposals without an answer, a price with its reason',
  ],
  do: ['Pass `onEvent` where the dialogs of `AssignmentActions` are.'],
  dont: ['Do not show it to people who are not part of the job.'],
  keyboard: { Tab: 'Moves focus through the buttons of proposals', Enter: 'Opens the dialog' },
  messages: { price, money, place, appointment, noAppointment, proposals, proposedBy, ownProposal, thePrice },
}

const meta = {
  title: 'Marketplace/Assignment/AssignmentFacts',
  component: AssignmentFacts,
  tags: ['interactive'],
  parameters: { guide },
  args: { assignment: assignments.dateProposed, onEvent: fn(), now: storyNow },
} satisfies Meta<typeof AssignmentFacts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Shows price, money, place and day, and answers a proposal (P-185)',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Guardada hasta que confirmes')).toBeVisible()
    await expect(canvas.getByText('Bruno propone el jueves 3 de diciembre, por la mañana')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar el día' }))
    await expect(args.onEvent).toHaveBeenCalledWith('confirmDate')
  },
}

export const PriceProposed: Story = {
  name: 'Another price has its reason and both answers (P-294)',
  args: { assignment: assignments.priceProposed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Bruno propone cambiar el precio de $ 85.000 a $ 97.000')).toBeVisible()
    await expect(canvas.getByText(/El cielorraso también tiene humedad/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Aceptar el precio' }))
    await expect(args.onEvent).toHaveBeenCalledWith('acceptPrice')
    await userEvent.click(canvas.getByRole('button', { name: 'No cambiar el precio' }))
    await expect(args.onEvent).toHaveBeenCalledWith('declinePrice')
  },
}

export const Net: Story = {
  name: 'The professional reads what arrives of the price (P-321)',
  args: { assignment: workerAssignment },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('De $ 85.000 te llegan $ 72.250.')).toBeVisible()
  },
}

export const NetOfThePart: Story = {
  name: 'What goes back to the client does not arrive (P-321)',
  args: { assignment: { ...workerAssignment, state: 'refunded', refundAmount: 15_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('De $ 70.000 te llegan $ 59.500.')).toBeVisible()
  },
}

export const SupplementDue: Story = {
  name: 'Says which supplement is not paid (P-294)',
  args: { assignment: assignments.supplementDue },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Guardada hasta que confirmes. Falta pagar el suplemento: $ 12.000'),
    ).toBeVisible()
  },
}

export const PaidAtOnce: Story = {
  name: 'Says that the professional has the money (P-244)',
  args: { assignment: { ...assignments.decided, isHeld: false } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'No se mueve hasta que pase el plazo para apelar. Se le piden $ 15.000 al profesional y vuelven al cliente. Al profesional le quedan $ 70.000.',
      ),
    ).toBeVisible()
  },
}

export const OwnProposal: Story = {
  name: 'An own proposal has no button (P-185)',
  args: { assignment: { ...assignments.dateProposed, role: 'worker' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Falta que responda Ana/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Scheduled: Story = {
  name: 'An agreed day can be saved for calendars (P-212)',
  args: { assignment: assignments.scheduled, onCalendar: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar al calendario' }))
    await expect(args.onCalendar).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  render: () => (
    <EachState render={(assignment) => <AssignmentFacts assignment={assignment} now={storyNow} />} />
  ),
}
