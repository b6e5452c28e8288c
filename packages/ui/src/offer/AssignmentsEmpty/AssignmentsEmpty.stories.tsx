import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import * as offerMessages from '../offer.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { AssignmentsEmpty } from './AssignmentsEmpty.tsx'

const guide: Guide = {
  whenToUse: 'For a professional without jobs.',
  alternatives: { EmptyState: 'for any other empty list' },
  anatomy: ['Drawing', '«Aún no tienes trabajos»', 'When a job appears here'],
  do: ['Show it only without filters. Otherwise use `OffersNotFound`.'],
  dont: ['Do not add actions. The next step is up to the client.'],
  keyboard: {},
  messages: {
    noAssignments: offerMessages.noAssignments,
    noAssignmentsHelp: offerMessages.noAssignmentsHelp,
  },
}

const meta = {
  title: 'Marketplace/Offer/AssignmentsEmpty',
  component: AssignmentsEmpty,
  parameters: { guide },
} satisfies Meta<typeof AssignmentsEmpty>

export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Default (S-210)',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Aún no tienes trabajos' })).toBeVisible()
  },
}
