import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { userCopy } from '../user.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { AdditionalInfoLayout } from './AdditionalInfoLayout.tsx'

const guide: Guide = {
  use: 'The page around the form for additional data.',
  instead: { FormPage: 'for another form' },
  anatomy: ['Heading «Registrate»', 'The form'],
  do: ['Put exactly one form into it.'],
  dont: ['Do not add navigation between steps: there is one.'],
  keys: {},
  copy: { additionalInfo: userCopy.additionalInfo },
}

const meta = {
  title: 'User/AdditionalInfoLayout',
  component: AdditionalInfoLayout,
  parameters: { guide, layout: 'fullscreen' },
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
