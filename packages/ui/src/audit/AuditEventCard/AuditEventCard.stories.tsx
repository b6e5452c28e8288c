import { auditEvents } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { auditMessages } from '../audit.messages.ts'
import { AuditEventCard } from './AuditEventCard.tsx'

const guide: Guide = {
  whenToUse: 'To show one event of the audit log. `AuditEventList` renders it.',
  alternatives: { OfferTable: 'for offers on the dashboard' },
  anatomy: [
    'Action',
    'Subject, a link if it has a page',
    'Actor, time, IP address and request id',
    'Table of changes',
  ],
  do: ['Omit `href` if the subject was deleted.'],
  dont: ['Do not shorten the values: the log is evidence.'],
  keyboard: { Tab: 'Moves focus to the subject', Enter: 'Opens the subject' },
  messages: { unidentified: auditMessages.unidentified, empty: auditMessages.empty },
}

const getEvent = (action: (typeof auditEvents)[number]['action']) => {
  const found = auditEvents.find((one) => one.action === action)
  if (!found) throw new Error(`There is no fixture for ${action}`)
  return found
}

const meta = {
  title: 'Marketplace/Audit/AuditEventCard',
  component: AuditEventCard,
  tags: ['interactive'],
  parameters: { guide },
  args: { event: getEvent('userEdited'), href: '#user-1' },
} satisfies Meta<typeof AuditEventCard>

export default meta
type Story = StoryObj<typeof meta>

export const UserEdited: Story = {
  name: 'Edited user',
  play: async ({ canvasElement }) => {
    const card = within(
      within(canvasElement).getByRole('article', { name: 'Datos de un usuario modificados' }),
    )
    await expect(card.getByText('Elena Quiroga')).toBeVisible()
    await expect(card.getByText('20/11/26, 15:40:00')).toBeVisible()
    const rows = within(card.getByRole('table', { name: 'Cambios' })).getAllByRole('row')
    await expect(rows.map((row) => row.textContent)).toEqual([
      'CampoAntesDespués',
      'Emailana@plomada.exampleana.ferreyra@plomada.example',
      'Teléfonovacío2215550142',
      'CiudadLa PlataQuilmes',
    ])
    await userEvent.tab()
    await expect(card.getByRole('link', { name: 'Ana Ferreyra' })).toHaveFocus()
  },
}

export const UserSuspended: Story = {
  name: 'Suspended user',
  args: { event: getEvent('userSuspended') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: /^Activo/ })).toHaveTextContent('Activosíno')
  },
}

export const OfferDeleted: Story = {
  name: 'Deleted offer',
  args: { event: getEvent('offerDeleted'), href: undefined },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.queryByRole('link')).toBeNull()
    await expect(card.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Campo',
      'Antes',
    ])
  },
}

export const TradeCreated: Story = {
  name: 'Created trade',
  args: { event: getEvent('tradeCreated'), href: undefined },
}

export const SignInFailed: Story = {
  name: 'Failed sign-in of an unknown user',
  args: { event: getEvent('signInFailed'), href: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin identificar')).toBeVisible()
    await expect(within(canvasElement).queryByRole('table')).toBeNull()
  },
}

export const LongWords: Story = {
  name: 'Long values',
  args: {
    event: {
      ...getEvent('userEdited'),
      subject: { kind: 'user', id: 9, label: 'Maximiliano-Sebastián de la Concepción Etcheverrigaray' },
      before: { description: 'Instalaciones eléctricas completas. '.repeat(12), email: 'm@plomada.example' },
      after: { description: null, email: `${'maximiliano.'.repeat(5)}@plomada.example` },
    },
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
