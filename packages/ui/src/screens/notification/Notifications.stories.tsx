import { type Notification, notificationFilters, type NotificationFilters } from '@plomada/domain'
import { notifications } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { matches } from '../fixtures/filterLists.ts'
import type { ViewerName } from '../fixtures/marketplace.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import type { DataState } from '../fixtures/screenData.ts'
import { onPhone, resetSpies, signOut, withAppFrame } from '../fixtures/screenDecorators.tsx'
import { NotificationsScreen } from './NotificationsScreen.tsx'

const DAY = 86_400_000

/** Twelve notifications in four rounds, the newest unread. */
const examples: Notification[] = [0, 1, 2, 3].flatMap((round) =>
  notifications.map((one) => ({
    ...one,
    id: 100 - round * 10 + one.id,
    createdAt: new Date(one.createdAt.getTime() - round * DAY),
    isRead: round > 0,
    offer: one.offer && {
      id: one.offer.id + round,
      title: `${one.offer.title}${round ? ` ${round + 1}` : ''}`,
    },
  })),
)

interface NotificationsProps {
  viewerName: ViewerName
  dataState?: DataState
  /** Whether the next page is loading, or has failed to load, while the first one shows. */
  nextPage?: 'loading' | 'failed'
}

function Notifications({ viewerName, dataState = 'loaded', nextPage }: NotificationsProps) {
  const [filters, setFilters] = useState<NotificationFilters>(notificationFilters.initial)
  const [read, setRead] = useState<readonly number[]>([])
  const [isRetried, setRetried] = useState(false)
  const hasFailed = dataState === 'offline' || (dataState === 'failed' && !isRetried)
  const all = examples.map((one) => ({ ...one, isRead: one.isRead || read.includes(one.id) }))
  const found = all.filter(
    (one) =>
      matches(String(one.isRead), filters.isRead) &&
      matches(one.kind, filters.kind) &&
      one.id < (filters.before ?? Infinity),
  )
  const shown = dataState === 'empty' ? [] : found.slice(0, 6)
  const isLoaded = !hasFailed && dataState !== 'loading'
  return (
    <RequireViewer viewerName={viewerName}>
      {(viewer) => (
        <NotificationsScreen
          viewer={viewer}
          onSignOut={signOut}
          page={{
            items: isLoaded ? shown : undefined,
            next: isLoaded && found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
            unread: isLoaded
              ? dataState === 'empty'
                ? 0
                : all.filter(({ isRead }) => !isRead).length
              : undefined,
            isLoading: nextPage === 'loading',
            hasFailed: hasFailed || nextPage === 'failed',
            onRetry: () => setRetried(true),
            filters,
            setFilters,
          }}
          onRead={({ id }) => setRead((now) => [...now, id])}
          onReadAll={() => setRead(examples.map(({ id }) => id))}
        />
      )}
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/Notifications',
  component: Notifications,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'professional' },
} satisfies Meta<typeof Notifications>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  name: 'Marks notifications as read and filters them (P-061, P-062, P-063)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Notificaciones' })).toBeVisible()
    const main = within(page.getByRole('main'))
    await expect(main.getByText('3 sin leer')).toBeVisible()
    const [first] = main.getAllByRole('button', { name: 'Marcar como leída' })
    if (first) await userEvent.click(first)
    // The number of all and that of an offer.
    await expect(main.getAllByText('2 sin leer')).toHaveLength(2)
    await userEvent.click(main.getByRole('button', { name: 'Marcar todas como leídas' }))
    await expect(main.getByText('Todo leído')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Ver anteriores' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/notifications\?antes=\d+$/),
    )
    await userEvent.selectOptions(main.getByRole('combobox', { name: 'Tipo' }), 'Valoraciones')
    await expect(await main.findByRole('heading', { name: 'Ninguna notificación coincide' })).toBeVisible()
    await userEvent.click(main.getByRole('button', { name: 'Limpiar filtros' }))
    await waitFor(() => expect(main.getByRole('link', { name: 'Ver anteriores' })).toBeVisible())
  },
}
export const None: Story = {
  name: 'No notifications',
  args: { dataState: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Todavía no hay notificaciones')).toBeVisible()
  },
}
export const Failed: Story = {
  args: { dataState: 'failed' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(within(canvasElement).getByText('3 sin leer')).toBeVisible())
  },
}
export const Loading: Story = { args: { dataState: 'loading' } }
export const NextPageLoading: Story = {
  name: 'Loads another page while the current one shows',
  args: { nextPage: 'loading' },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByText('Cargando...')).toBeInTheDocument()
    const [group] = main.getAllByRole('region')
    await expect(group?.closest('[aria-busy="true"]')).not.toBeNull()
  },
}
export const NextPageFailed: Story = {
  name: 'Says above the items that another page could not be loaded',
  args: { nextPage: 'failed' },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    const [group] = main.getAllByRole('region')
    const retry = main.getByRole('button', { name: 'Reintentar' }).getBoundingClientRect()
    await expect(retry.bottom).toBeLessThan(group?.getBoundingClientRect().top ?? 0)
  },
}
export const Offline: Story = { args: { dataState: 'offline' } }
export const Phone: Story = { globals: onPhone }
