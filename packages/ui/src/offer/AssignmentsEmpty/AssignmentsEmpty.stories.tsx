import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AssignmentsEmpty } from './AssignmentsEmpty.tsx'

const meta = { title: 'Offer/AssignmentsEmpty', component: AssignmentsEmpty } satisfies Meta<
  typeof AssignmentsEmpty
>

export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Default (S-210)',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Aún no tienes trabajos' })).toBeVisible()
  },
}
