import { dashboards } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { offerHref, paths } from '@plomada/domain'
import { adminLinks } from '../shell/index.ts'
import { dashboardCopy, DashboardLayout } from '../dashboard/index.ts'
import { freshScreen, goTo, inAdministration, onPhone, onTablet, signOut } from './Screen.tsx'
import type { Given } from './useList.ts'

interface DashboardScreenProps {
  /** The day of the marketplace. */
  day: keyof typeof dashboards
  given?: Given
}

/** /dashboard: the figures. */
function DashboardScreen({ day, given = 'here' }: DashboardScreenProps) {
  const [isRetried, setRetried] = useState(false)
  return (
    <DashboardLayout
      dashboard={given === 'loading' ? undefined : dashboards[day]}
      links={adminLinks}
      userHref={() => paths.user}
      offerHref={offerHref}
      hasFailed={given === 'failed' && !isRetried}
      onRetry={() => setRetried(true)}
    />
  )
}

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [inAdministration('dashboard', dashboardCopy.title)],
  beforeEach: freshScreen,
  args: { day: 'busy' },
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Busy: Story = {
  name: 'An admin reads the figures and reaches every list (S-017, S-037, S-079..S-081, S-240..S-248)',
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
    // Earnings and their commission, of all days and of this month; then users and services.
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
    await expect(goTo).toHaveBeenLastCalledWith('/dashboard/services/proceso')
    await userEvent.click(page.getByRole('button', { name: 'Cerrar Sesion' }))
    await expect(signOut).toHaveBeenCalledOnce()
  },
}
export const FirstDay: Story = { args: { day: 'firstDay' } }
export const LongWords: Story = { args: { day: 'longWords' } }
export const Loading: Story = { args: { given: 'loading' } }
export const Failed: Story = {
  name: 'Figures that did not arrive are asked for again (S-445)',
  args: { given: 'failed' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('fallo')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Reintentar' }))
    await expect(page.getByText(/4\.812\.300/)).toBeVisible()
  },
}
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
