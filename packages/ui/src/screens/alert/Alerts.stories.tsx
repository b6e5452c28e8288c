import { type Alert, ALERTS_MAXIMUM, cities, tradeOptions } from '@plomada/domain'
import { alerts, demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AlertsScreen } from './AlertsScreen.tsx'
import type { ViewerName } from '../fixtures/marketplace.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import { type DataState, respond } from '../fixtures/screenData.ts'
import { onPhone, resetSpies, signOut, withAppFrame } from '../fixtures/screenDecorators.tsx'

interface AlertsProps {
  viewerName: ViewerName
  dataState?: DataState
  /** The alerts at the start. */
  initial?: readonly Alert[]
}

const onSave = fn(async () => {})

function Alerts({ viewerName, dataState = 'loaded', initial = alerts }: AlertsProps) {
  const [list, setList] = useState<readonly Alert[]>(dataState === 'empty' ? [] : initial)
  const [isRetried, setRetried] = useState(false)
  const hasFailed = dataState === 'offline' || (dataState === 'failed' && !isRetried)
  return (
    <RequireViewer viewerName={viewerName}>
      {(viewer) => (
        <AlertsScreen
          viewer={viewer}
          onSignOut={signOut}
          alerts={hasFailed || dataState === 'loading' ? undefined : list}
          hasFailed={hasFailed}
          onRetry={() => setRetried(true)}
          tradeOptions={tradeOptions(demoTrades)}
          onSave={onSave}
          onPause={async (alert, isPaused) => {
            await respond()
            setList((now) => now.map((one) => (one.id === alert.id ? { ...one, isPaused } : one)))
          }}
          onRemove={async (alert) => setList((now) => now.filter(({ id }) => id !== alert.id))}
        />
      )}
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/Alerts',
  component: Alerts,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  args: { viewerName: 'professional' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
} satisfies Meta<typeof Alerts>

export default meta
type Story = StoryObj<typeof meta>

export const Professional: Story = {
  name: 'Lists the alerts and edits one (P-097)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Alertas de ofertas' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Editar la alerta Gas' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar la alerta' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Al momento' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar alerta' }))
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ frequency: 'immediate' }), alerts[1]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const None: Story = { args: { dataState: 'empty' } }
export const Loading: Story = { args: { dataState: 'loading' } }
export const Failed: Story = { args: { dataState: 'failed' } }
export const Offline: Story = { args: { dataState: 'offline' } }
export const Long: Story = {
  name: 'With the ten alerts that are possible',
  args: {
    initial: Array.from({ length: ALERTS_MAXIMUM }, (_, index) => ({
      ...alerts[2],
      id: index,
      cities: cities.slice(index, index + 12),
    })),
  },
}
export const Phone: Story = { globals: onPhone }
