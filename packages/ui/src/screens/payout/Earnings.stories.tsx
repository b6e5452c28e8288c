import { earnings } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import { type DataState, respond } from '../fixtures/screenData.ts'
import { onPhone, onTablet, resetSpies, signOut, withAppFrame } from '../fixtures/screenDecorators.tsx'
import { EarningsScreen } from './EarningsScreen.tsx'

function Earnings({ dataState = 'loaded' }: { dataState?: DataState }) {
  const [isRetried, setRetried] = useState(false)
  const hasFailed = dataState === 'offline' || (dataState === 'failed' && !isRetried)
  const isMissing = hasFailed || dataState === 'loading'
  const data =
    dataState === 'empty'
      ? { balance: 0, minimum: 100_000, held: [], payouts: [], months: [], account: null }
      : earnings
  const save = () => respond(dataState)
  return (
    <RequireViewer viewerName="professional" roles={['professional']}>
      {(viewer) => (
        <EarningsScreen
          viewer={viewer}
          onSignOut={signOut}
          earnings={isMissing ? undefined : data}
          hasFailed={hasFailed}
          onRetry={() => setRetried(true)}
          onSendCode={save}
          onSave={save}
        />
      )}
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/Earnings',
  component: Earnings,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
} satisfies Meta<typeof Earnings>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'A professional sees the balance, what is held and the account (P-246, P-248)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mis cobros' })).toBeVisible()
    await expect(canvas.getByText('20-12345678-6')).toBeVisible()
  },
}
export const None: Story = { args: { dataState: 'empty' } }
export const Loading: Story = { args: { dataState: 'loading' } }
export const Failed: Story = {
  args: { dataState: 'failed' },
  play: async ({ canvas }) => {
    const [retry] = canvas.getAllByRole('button', { name: 'Reintentar' })
    if (retry) await userEvent.click(retry)
    await expect(await canvas.findByText('20-12345678-6')).toBeVisible()
  },
}
export const Phone: Story = { globals: onPhone }
export const PhoneWithout: Story = { globals: onPhone, args: { dataState: 'empty' } }
export const Tablet: Story = { globals: onTablet }
