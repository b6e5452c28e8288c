import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as offerMessages from '../offer.messages.ts'
import { JobContact } from './JobContact.tsx'

const guide: Guide = {
  whenToUse: 'For the other party of an accepted job: client and professional reach each other.',
  alternatives: { ContactCard: 'to ask a professional to get in touch' },
  anatomy: ['Photo and name', 'Conversation, phone, WhatsApp and email'],
  do: ['Pass what the server returns: only the two parties receive it.'],
  dont: ['Do not show it before an application is accepted.'],
  keyboard: { Tab: 'Moves focus to the next link', Enter: 'Follows the link' },
  messages: {
    job: offerMessages.job,
    phone: offerMessages.phone,
    email: offerMessages.email,
    whatsAppTo: offerMessages.whatsAppTo,
  },
}

const { ana, maximiliano } = people

const meta = {
  title: 'Marketplace/Offer/JobContact',
  component: JobContact,
  tags: ['interactive'],
  parameters: { guide },
  args: { party: 'client', person: ana, phone: '2215550142', email: ana.email, messageHref: '#messages' },
} satisfies Meta<typeof JobContact>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Phone, WhatsApp and email (P-154)',
  play: async ({ canvasElement }) => {
    const contact = within(canvasElement)
    await expect(contact.getByRole('link', { name: 'Teléfono: 2215550142' })).toHaveAttribute(
      'href',
      'tel:2215550142',
    )
    await expect(contact.getByRole('link', { name: /^WhatsApp con Ana/ })).toHaveAttribute(
      'href',
      'https://wa.me/5492215550142',
    )
    await expect(contact.getByRole('link', { name: `Email: ${ana.email}` })).toHaveAttribute(
      'href',
      `mailto:${ana.email}`,
    )
  },
}

export const WithJob: Story = {
  name: 'Links the page of the job (P-182)',
  args: { assignmentId: 7 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Ver el trabajo' })).toHaveAttribute(
      'href',
      '/trabajo/7',
    )
  },
}

export const WithoutEmail: Story = { args: { email: null, phone: '4112' } }

export const LongWordsOnAPhone: Story = {
  args: { person: maximiliano, email: 'maximiliano.hipolito.oyhanarte@plomada.example' },
  globals: { viewport: { value: 'phone' } },
}
