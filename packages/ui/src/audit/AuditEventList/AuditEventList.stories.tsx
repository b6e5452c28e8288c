import { AUDIT_EVENTS_COUNTED } from '@plomada/domain'
import { auditEvents } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { auditMessages } from '../audit.messages.ts'
import { AuditEventList } from './AuditEventList.tsx'

const guide: Guide = {
  whenToUse: 'For the audit log, next to `AuditFilterPanel` and above the pager.',
  alternatives: { UserList: 'for users', AdminOfferList: 'for offers' },
  anatomy: ['Number of events', 'Table: time, action and subject, actor, changes, IP address'],
  do: ['Pass the number of events on all pages as `total`.'],
  dont: ['Do not hide the list after a failure: `hasFailed` shows a message and a retry button.'],
  keyboard: { Tab: 'Moves focus to the links of the subjects', Enter: 'Opens the subject' },
  messages: { none: auditMessages.none, noneHelp: auditMessages.noneHelp, tooMany: auditMessages.tooMany },
}

const meta = {
  title: 'Marketplace/Audit/AuditEventList',
  component: AuditEventList,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    events: auditEvents,
    total: 312,
    hrefFor: ({ subject }) => (subject.kind === 'user' ? `#user-${subject.id}` : undefined),
  },
} satisfies Meta<typeof AuditEventList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Events of two days',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('312 eventos')).toBeVisible()
    await expect(within(canvasElement).getAllByRole('rowheader')).toHaveLength(auditEvents.length)
    const links = within(canvasElement).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Dario Ponce', 'Ana Ferreyra'])
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
  },
}

export const TooMany: Story = {
  name: 'More events than are counted',
  args: { events: auditEvents.slice(0, 2), total: AUDIT_EVENTS_COUNTED },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Los últimos 10\.000 eventos/)).toBeVisible()
  },
}

export const Empty: Story = {
  args: { events: [], total: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay eventos para mostrar')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { events: undefined, total: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const Failed: Story = {
  args: { events: undefined, total: undefined, hasFailed: true, onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
