import { getClaim, type HistoryEntry } from '@plomada/domain'
import { assignments } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { assignmentMessages as texts } from '../assignment.messages.ts'
import { ClaimFile } from './ClaimFile.tsx'

const { reason, answer, noAnswer, settlements, noSettlements, decision, appeal, appealDecision } = texts

const guide: Guide = {
  whenToUse: 'For a claim, the same for both parties and for Plomada.',
  alternatives: { AssignmentTimeline: 'for everything that happened to the job' },
  anatomy: [
    'What happened and the amount that is asked for',
    'Answer',
    'Proposals, and the one that both accepted',
    'Decision, appeal and the decision about it, if any',
  ],
  do: ['Pass the result of `getClaim`.'],
  dont: ['Do not hide a part from one of the parties.'],
  keyboard: {},
  messages: { reason, answer, noAnswer, settlements, noSettlements, decision, appeal, appealDecision },
}

const claimOf = (history: readonly HistoryEntry[]) => {
  const claim = getClaim(history)
  if (!claim) throw new Error('The fixture has no claim.')
  return claim
}

const entry = (id: number, event: string, by: HistoryEntry['by'], details: Partial<HistoryEntry> = {}) => ({
  id,
  event,
  by,
  text: '',
  amount: null,
  day: null,
  shift: null,
  photos: [],
  createdAt: new Date('2026-11-25T12:00:00Z'),
  ...details,
})

const meta = {
  title: 'Marketplace/Assignment/ClaimFile',
  component: ClaimFile,
  parameters: { guide },
  args: { assignment: assignments.disputed, claim: claimOf(assignments.disputed.history) },
} satisfies Meta<typeof ClaimFile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'A claim without an answer (P-186, P-215)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pide que se devuelvan $ 20.000 al cliente')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Foto 1 de 1 del reclamo/ })).toBeVisible()
    await expect(canvas.getByText('Bruno todavía no respondió.')).toBeVisible()
    await expect(canvas.getByText('Todavía nadie propuso un arreglo.')).toBeVisible()
  },
}

export const WithProposal: Story = {
  name: 'With answer and proposal (P-186)',
  args: { claim: claimOf(assignments.settlementProposed.history) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/lo avisé antes/)).toBeVisible()
    await expect(canvas.getByText('Se devolverían $ 10.000 al cliente')).toBeVisible()
  },
}

export const Settled: Story = {
  name: 'Settled by both (P-186)',
  args: {
    claim: claimOf([
      ...assignments.settlementProposed.history,
      entry(9, 'settle', 'client', { amount: 10_000 }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Se devuelven \$ 10.000 al cliente y se liberan/)).toBeVisible()
  },
}

export const Decided: Story = {
  name: 'Decided, appealed and decided again (P-186)',
  args: {
    claim: claimOf([
      ...assignments.decided.history,
      entry(8, 'appeal', 'worker', { text: 'El pasillo no era parte del trabajo.' }),
      entry(9, 'decideAppeal', 'admin', { text: 'El pasillo no figura en la publicación.', amount: 0 }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Decisión de Plomada' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Decisión sobre la apelación' })).toBeVisible()
    await expect(canvas.getByText('Se liberan $ 85.000 para el profesional.')).toBeVisible()
  },
}

export const OnAPhone: Story = { ...Decided, name: 'On a phone', globals: { viewport: { value: 'phone' } } }
