import { dashboards } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { offerHref, paths } from '@plomada/domain'
import { adminLinks } from '../shell/index.ts'
import { dashboardMessages, DashboardLayout } from '../dashboard/index.ts'
import {
  resetSpies,
  navigate,
  withAdminFrame,
  onPhone,
  onTablet,
  signOut,
} from './fixtures/screenDecorators.tsx'
import type { DataState } from './fixtures/screenData.ts'

interface DashboardScreenProps {
  /** Name of the figures. */
  day: keyof typeof dashboards
  dataState?: DataState
}

/** /dashboard: the figures of the marketplace. */
function DashboardScreen({ day, dataState = 'loaded' }: DashboardScreenProps) {
  const [isRetried, setRetried] = useState(false)
  return (
    <DashboardLayout
      dashboard={dataState === 'loading' ? undefined : dashboards[day]}
      links={adminLinks}
      userHref={() => paths.user}
      offerHref={offerHref}
      hasFailed={dataState === 'failed' && !isRetried}
      onRetry={() => setRetried(true)}
    />
  )
}

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('dashboard', dashboardMessages.title)],
  beforeEach: resetSpies,
  args: { day: 'busy' },
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Busy: Story = {
  name: 'Shows the figures and links to every list (S-017, S-037, S-079..S-081, S-240..S-248)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(within(page.getByRole('banner')).getByText('Elena')).toBeVisible()
    const lists = within(page.getByRole('navigation', { name: 'Administración' })).getAllByRole('link')
    await expect(lists.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/dashboard/users',
      '/dashboard/services',
      '/dashboard/jobs',
    ])
    // Earnings and commission, in total and this month; users; services.
    for (const figure of [/4\.812\.300/, /721\.845/, /638\.400/, /95\.760/, '1.284', '96'])
      await expect(page.getByText(figure)).toBeVisible()
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
