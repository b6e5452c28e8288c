import { appointments } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { ViewerName } from '../fixtures/marketplace.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import { type DataState, respond } from '../fixtures/screenData.ts'
import { onPhone, onTablet, resetSpies, signOut, withAppFrame } from '../fixtures/screenDecorators.tsx'
import { AgendaScreen } from './AgendaScreen.tsx'

interface AgendaProps {
  viewerName: ViewerName
  dataState?: DataState
}

const address = 'https://plomada.example/api/calendario/c2VjcmV0LWFnZW5kYQ.ics'

function Agenda({ viewerName, dataState = 'loaded' }: AgendaProps) {
  const [isRetried, setRetried] = useState(false)
  const [url, setUrl] = useState(dataState === 'empty' ? null : address)
  const hasFailed = dataState === 'offline' || (dataState === 'failed' && !isRetried)
  const isMissing = hasFailed || dataState === 'loading'
  const load = { hasFailed, onRetry: () => setRetried(true) }
  return (
    <RequireViewer viewerName={viewerName} roles={['comun', 'professional']}>
      {(viewer) => (
        <AgendaScreen
          viewer={viewer}
          onSignOut={signOut}
          month="2026-12"
          today="2026-12-02"
          appointments={isMissing ? undefined : dataState === 'empty' ? [] : appointments}
          {...load}
          feed={{
            ...load,
            url: isMissing ? undefined : url,
            onRenew: async () => {
              await respond(dataState)
              setUrl(address.replace('c2Vj', 'bnVl'))
            },
          }}
        />
      )}
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/Agenda',
  component: Agenda,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'professional' },
} satisfies Meta<typeof Agenda>

export default meta
type Story = StoryObj<typeof meta>

export const Professional: Story = {
  name: 'A professional reads the days of a month and copies the address of the agenda (P-210, P-211)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Pintar living/ })).toHaveAttribute('href', '/trabajo/7')
    await expect(canvas.getByText(address)).toBeVisible()
  },
}
export const Client: Story = { args: { viewerName: 'client' } }
export const None: Story = { args: { dataState: 'empty' } }
export const Loading: Story = { args: { dataState: 'loading' } }
export const Failed: Story = {
  args: { dataState: 'failed' },
  play: async ({ canvas }) => {
    const [retry] = canvas.getAllByRole('button', { name: 'Reintentar' })
    if (retry) await userEvent.click(retry)
    await expect(await canvas.findByRole('link', { name: /Pintar living/ })).toBeVisible()
  },
}
export const Offline: Story = { args: { dataState: 'offline' } }
export const Phone: Story = { globals: onPhone }
export const PhoneWithout: Story = { globals: onPhone, args: { dataState: 'empty' } }
export const PhoneLoading: Story = { globals: onPhone, args: { dataState: 'loading' } }
export const Tablet: Story = { globals: onTablet }
