import { type AuditEvent, type AuditFilters, auditFilters, paths } from '@plomada/domain'
import { auditEvents } from '@plomada/domain/fixtures'
import { includesText, matches } from '../fixtures/filterLists.ts'
import { type DataState, useFilteredList } from '../fixtures/screenData.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { auditMessages } from '../../audit/audit.messages.ts'
import { AuditScreen } from './AuditScreen.tsx'
import { resetSpies, withAdminFrame, onPhone, onTablet } from '../fixtures/screenDecorators.tsx'

const HOUR = 3_600_000

/** Two pages of events, an hour apart. */
const events: AuditEvent[] = Array.from({ length: 5 }, (_, round) =>
  auditEvents.map((event) => ({
    ...event,
    id: 1000 - round * 10 + event.id,
    at: new Date(event.at.getTime() - round * HOUR),
  })),
).flat()

const filterEvents = ({ actor, action, subjectKind }: AuditFilters): AuditEvent[] =>
  events.filter(
    (event) =>
      includesText(`${event.actor?.firstName} ${event.actor?.lastName}`, actor) &&
      matches(event.action, action) &&
      matches(event.subject.kind, subjectKind),
  )

function Audit({ dataState = 'loaded' }: { dataState?: DataState }) {
  const list = useFilteredList(auditFilters, filterEvents, dataState)
  return (
    <AuditScreen list={list} hrefFor={({ subject }) => (subject.kind === 'user' ? paths.user : undefined)} />
  )
}

const meta = {
  title: 'Screens/Audit',
  component: Audit,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('auditLog')],
  beforeEach: resetSpies,
} satisfies Meta<typeof Audit>

export default meta
type Story = StoryObj<typeof meta>

const rows = (canvas: HTMLElement) => within(canvas).queryAllByRole('row').slice(1)

export const Events: Story = {
  name: 'Filters by action (P-168)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(rows(canvasElement)).toHaveLength(20)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Acción' }), 'Servicio eliminado')
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(5))
    await expect(page.getByText('5 eventos')).toBeVisible()
    await expect(rows(canvasElement)[0]).toHaveTextContent('Elena')
  },
}
export const SortedByHeader: Story = {
  name: 'The header of the time puts the oldest events first (P-350)',
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: auditMessages.at })
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(header).getByRole('button'))
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('combobox', { name: 'Orden' })).toHaveDisplayValue('Más viejos primero')
  },
}
export const All: Story = {}
export const Loading: Story = { args: { dataState: 'loading' } }
export const Empty: Story = {
  args: { dataState: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay eventos para mostrar')).toBeVisible()
  },
}
export const Failed: Story = {
  args: { dataState: 'failed' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(20))
  },
}
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
