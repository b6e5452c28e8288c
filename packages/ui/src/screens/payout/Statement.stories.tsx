import { statement } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import type { DataState } from '../fixtures/screenData.ts'
import { onPhone, onTablet, resetSpies, signOut, withAppFrame } from '../fixtures/screenDecorators.tsx'
import { StatementScreen } from './StatementScreen.tsx'

const onPrint = fn()
const onDownload = fn()

function Statement({ dataState = 'loaded' }: { dataState?: DataState }) {
  const [isRetried, setRetried] = useState(false)
  const hasFailed = dataState === 'failed' && !isRetried
  const shown = dataState === 'empty' ? { ...statement, closing: statement.opening, lines: [] } : statement
  return (
    <RequireViewer viewerName="professional" roles={['professional']}>
      {(viewer) => (
        <StatementScreen
          viewer={viewer}
          onSignOut={signOut}
          month={statement.month}
          statement={hasFailed || dataState === 'loading' ? undefined : shown}
          hasFailed={hasFailed}
          onRetry={() => setRetried(true)}
          onDownload={onDownload}
          onPrint={onPrint}
        />
      )}
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/Statement',
  component: Statement,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
} satisfies Meta<typeof Statement>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'A professional prints and downloads the movements of a month (P-249)',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Movimientos de noviembre de 2026' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }))
    await expect(onPrint).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar CSV' }))
    await expect(onDownload).toHaveBeenCalledOnce()
  },
}
export const None: Story = { args: { dataState: 'empty' } }
export const Loading: Story = { args: { dataState: 'loading' } }
export const Failed: Story = {
  args: { dataState: 'failed' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(await canvas.findByText('Comisión de Plomada')).toBeVisible()
  },
}
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
