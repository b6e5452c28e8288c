import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { userMessages } from '../user.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { AdditionalInfoLayout } from './AdditionalInfoLayout.tsx'

const guide: Guide = {
  whenToUse: 'For the page that requests missing data after the first sign-in.',
  alternatives: { FormPage: 'for other forms' },
  anatomy: ['Heading «Registrate»', 'Form'],
  do: ['Use it once per account, after the first sign-in.'],
  dont: ['Do not add steps: there is only one.'],
  keyboard: {},
  messages: { additionalInfo: userMessages.additionalInfo },
}

const meta = {
  title: 'Marketplace/User/AdditionalInfoLayout',
  component: AdditionalInfoLayout,
  parameters: { guide, layout: 'fullscreen' },
  args: { person: people.ana, onSubmit: fn() },
} satisfies Meta<typeof AdditionalInfoLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Heading Registrate (S-166)',
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('heading', { level: 1, name: 'Registrate' })).toBeVisible()
  },
}
