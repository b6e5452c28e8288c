import { notificationSettings } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { ViewerName } from '../fixtures/marketplace.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import type { DataState } from '../fixtures/screenData.ts'
import { onPhone, resetSpies, signOut, withAppFrame } from '../fixtures/screenDecorators.tsx'
import { NotificationPreferencesScreen } from './NotificationPreferencesScreen.tsx'

interface PreferencesProps {
  viewerName: ViewerName
  dataState?: DataState
}

function Preferences({ viewerName, dataState = 'loaded' }: PreferencesProps) {
  const [preferences, setPreferences] = useState(notificationSettings.preferences)
  const [isOn, setOn] = useState(false)
  const [isRetried, setRetried] = useState(false)
  const hasFailed = dataState === 'offline' || (dataState === 'failed' && !isRetried)
  return (
    <RequireViewer viewerName={viewerName}>
      {(viewer) => (
        <NotificationPreferencesScreen
          viewer={viewer}
          onSignOut={signOut}
          preferences={hasFailed || dataState === 'loading' ? undefined : preferences}
          hasFailed={hasFailed}
          onRetry={() => setRetried(true)}
          onChange={(changed) =>
            setPreferences((now) => now.map((one) => (one.kind === changed.kind ? changed : one)))
          }
          push={{
            state: isOn ? 'on' : 'off',
            devices: isOn ? 1 : 0,
            onEnable: () => setOn(true),
            onDisable: () => setOn(false),
          }}
        />
      )}
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/NotificationPreferences',
  component: Preferences,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'client' },
} satisfies Meta<typeof Preferences>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  name: 'Chooses channels and turns push messages on (P-066, P-077)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const mail = within(page.getByRole('radiogroup', { name: 'Correo: Contactos' }))
    await userEvent.click(mail.getByRole('radio', { name: 'No' }))
    await expect(mail.getByRole('radio', { name: 'No' })).toBeChecked()
    await userEvent.click(page.getByRole('button', { name: 'Activar en este dispositivo' }))
    await expect(page.getByText('1 dispositivo activo')).toBeVisible()
  },
}
export const Failed: Story = {
  args: { dataState: 'failed' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await expect(within(canvasElement).getByRole('radiogroup', { name: 'Correo: Pagos' })).toBeVisible()
  },
}
export const Loading: Story = { args: { dataState: 'loading' } }
export const Offline: Story = { args: { dataState: 'offline' } }
export const Phone: Story = { globals: onPhone }
