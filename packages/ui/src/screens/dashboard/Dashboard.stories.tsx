import { dashboards, quotaRefusals } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { paths } from '@plomada/domain'
import { DashboardScreen } from './DashboardScreen.tsx'
import {
  resetSpies,
  navigate,
  withAdminFrame,
  onPhone,
  onTablet,
  signOut,
} from '../fixtures/screenDecorators.tsx'
import type { DataState } from '../fixtures/screenData.ts'

interface DashboardProps {
  /** Name of the figures. */
  day: keyof typeof dashboards
  dataState?: DataState
}

function Dashboard({ day, dataState = 'loaded' }: DashboardProps) {
  const [isRetried, setRetried] = useState(false)
  const shared = {
    hasFailed: dataState === 'failed' && !isRetried,
    onRetry: () => setRetried(true),
  }
  const isLoading = dataState === 'loading'
  return (
    <DashboardScreen
      dashboard={isLoading ? undefined : dashboards[day]}
      quotas={{ refusals: isLoading ? undefined : day === 'busy' ? quotaRefusals : [], ...shared }}
      userHref={() => paths.user}
      {...shared}
    />
  )
}

const meta = {
  title: 'Screens/Dashboard',
  component: Dashboard,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('dashboard')],
  beforeEach: resetSpies,
  args: { day: 'busy' },
} satisfies Meta<typeof Dashboard>

export default meta
type Story = StoryObj<typeof meta>

export const Busy: Story = {
  name: 'Shows the figures and links to every list (S-017, S-037, S-079..S-081, S-240..S-248, P-208)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(within(page.getByRole('banner')).getByText('Elena')).toBeVisible()
    const lists = within(page.getByRole('navigation', { name: 'Administración' })).getAllByRole('link')
    await expect(lists.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/dashboard/users',
      '/dashboard/services',
      '/dashboard/trabajos',
      '/dashboard/payments',
      '/dashboard/pagos',
      '/dashboard/ganancias',
      '/dashboard/conciliacion',
      '/dashboard/jobs',
      '/dashboard/audit',
      '/mi-cuenta',
    ])
    // Earnings and commission, in total and this month; users; services.
    for (const figure of [/4\.812\.300/, /721\.845/, /638\.400/, /95\.760/, '1.284', '96'])
      await expect(page.getByText(figure)).toBeVisible()
    const toResolve = within(page.getByRole('region', { name: 'Para resolver' }))
    await expect(toResolve.getByRole('link', { name: '3 reclamos por decidir' })).toHaveAttribute(
      'href',
      '/dashboard/trabajos?atencion=decision',
    )
    for (const [part, latest] of [
      ['Últimos usuarios', 'Bruno Saldaño'],
      ['Últimos pagos', /Cambiar termotanque/],
      ['Último servicio', /bomba del tanque/i],
    ] as const)
      await expect(within(page.getByRole('region', { name: part })).getAllByText(latest)[0]).toBeVisible()
    const [running] = page.getAllByRole('link', { name: 'Servicios en proceso' })
    await userEvent.click(running ?? canvasElement)
    await expect(navigate).toHaveBeenLastCalledWith('/dashboard/services/proceso')
    await userEvent.click(page.getByRole('button', { name: 'Cerrar Sesion' }))
    await expect(signOut).toHaveBeenCalledOnce()
  },
}
export const FirstDay: Story = { args: { day: 'firstDay' } }
export const LongWords: Story = { args: { day: 'longWords' } }
export const Loading: Story = { args: { dataState: 'loading' } }
export const Failed: Story = {
  name: 'Retries after a failure (S-445)',
  args: { dataState: 'failed' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('fallo')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Reintentar' }))
    await expect(page.getByText(/4\.812\.300/)).toBeVisible()
  },
}
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
