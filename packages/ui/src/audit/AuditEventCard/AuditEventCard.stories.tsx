import { auditEvents } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { auditCopy } from '../audit.copy.ts'
import { AuditEventCard } from './AuditEventCard.tsx'

const guide: Guide = {
  use: 'One event of the audit log, in a list that AuditEventList renders.',
  instead: { RequestList: 'for offers on the dashboard' },
  anatomy: [
    'Action',
    'Subject, as a link where it has a page',
    'Actor, time, address and request id',
    'Changes',
  ],
  do: ['Leave `href` out when the subject was deleted.'],
  dont: ['Do not shorten the values: the log is evidence.'],
  keys: { Tab: 'To the subject', Enter: 'Opens it' },
  copy: { nobody: auditCopy.nobody, empty: auditCopy.empty },
}

const event = (action: (typeof auditEvents)[number]['action']) => {
  const found = auditEvents.find((one) => one.action === action)
  if (!found) throw new Error(`There is no fixture for ${action}`)
  return found
}

const meta = {
  title: 'Audit/AuditEventCard',
  component: AuditEventCard,
  tags: ['interactive'],
  parameters: { guide },
  args: { event: event('userEdited'), href: '#user-1' },
} satisfies Meta<typeof AuditEventCard>

export default meta
type Story = StoryObj<typeof meta>

export const UserEdited: Story = {
  name: 'Edited user, with each field before and after',
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
  args: { event: event('userSuspended') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: /^Activo/ })).toHaveTextContent('Activosíno')
  },
}

export const OfferDeleted: Story = {
  name: 'Deleted offer, with what it said',
  args: { event: event('offerDeleted'), href: undefined },
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
  args: { event: event('tradeCreated'), href: undefined },
}

export const SignInFailed: Story = {
  name: 'Failed sign-in, by nobody known',
  args: { event: event('signInFailed'), href: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin identificar')).toBeVisible()
    await expect(within(canvasElement).queryByRole('table')).toBeNull()
  },
}

export const LongWords: Story = {
  name: 'Long values',
  args: {
    event: {
      ...event('userEdited'),
      subject: { kind: 'user', id: 9, label: 'Maximiliano-Sebastián de la Concepción Etcheverrigaray' },
      before: { description: 'Instalaciones eléctricas completas. '.repeat(12), email: 'm@plomada.example' },
      after: { description: null, email: `${'maximiliano.'.repeat(5)}@plomada.example` },
    },
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
