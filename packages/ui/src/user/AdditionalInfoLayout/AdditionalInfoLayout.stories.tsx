import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { AdditionalInfoLayout } from './AdditionalInfoLayout.tsx'

const meta = {
  title: 'User/AdditionalInfoLayout',
  component: AdditionalInfoLayout,
  parameters: { layout: 'fullscreen' },
  args: { known: people.ana, onSubmit: fn() },
} satisfies Meta<typeof AdditionalInfoLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Headed Registrate (S-166)',
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('heading', { level: 1, name: 'Registrate' })).toBeVisible()
  },
}
