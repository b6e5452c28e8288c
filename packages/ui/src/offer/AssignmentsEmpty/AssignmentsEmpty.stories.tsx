import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { offerCopy } from '../offer.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { AssignmentsEmpty } from './AssignmentsEmpty.tsx'

const guide: Guide = {
  use: "Stands where a professional's jobs would be.",
  instead: { EmptyState: 'for any other empty place' },
  anatomy: ['Drawing', '«Aún no tienes trabajos»', 'How a job gets here'],
  do: ['Show it only when no filter is set.'],
  dont: ['Do not offer actions that lead nowhere.'],
  keys: {},
  copy: { noAssignments: offerCopy.noAssignments, noAssignmentsHelp: offerCopy.noAssignmentsHelp },
}

const meta = {
  title: 'Offer/AssignmentsEmpty',
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
