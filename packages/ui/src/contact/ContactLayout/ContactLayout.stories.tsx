import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { contactCopy } from '../contact.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { ContactLayout } from './ContactLayout.tsx'

const guide: Guide = {
  use: 'The page around the contact form.',
  instead: { FormPage: 'for another form' },
  anatomy: ['Heading «Contacto» and a sentence', 'The form'],
  do: ['Keep it open to visitors.'],
  dont: ['Do not ask for an account.'],
  keys: {},
  copy: { title: contactCopy.title, lead: contactCopy.lead },
}

const meta = {
  title: 'Contact/ContactLayout',
  component: ContactLayout,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(), backHref: '/' },
} satisfies Meta<typeof ContactLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Titled Contacto (S-154)',
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible()
  },
}
