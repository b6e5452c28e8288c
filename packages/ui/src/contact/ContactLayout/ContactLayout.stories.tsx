import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { contactMessages } from '../contact.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { ContactLayout } from './ContactLayout.tsx'

const guide: Guide = {
  whenToUse: 'For the contact page.',
  alternatives: { FormPage: 'for other forms' },
  anatomy: ['Heading «Contacto» and a sentence', 'Form'],
  do: ['Make it available to visitors.'],
  dont: ['Do not require an account.'],
  keyboard: {},
  messages: { title: contactMessages.title, lead: contactMessages.lead },
}

const meta = {
  title: 'Marketplace/Contact/ContactLayout',
  component: ContactLayout,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(), backHref: '/' },
} satisfies Meta<typeof ContactLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Heading Contacto (S-154)',
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible()
  },
}
