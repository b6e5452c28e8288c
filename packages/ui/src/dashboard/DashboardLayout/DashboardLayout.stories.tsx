import { dashboards, people, quotaRefusals } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ThemeToggle } from '../../base/ThemeToggle/ThemeToggle.tsx'
import { AdminFrame, AdminHeader, AdminSidebar } from '../../shell/index.ts'
import type { Guide } from '../../testing/guide.ts'
import { dashboardCopy } from '../dashboard.copy.ts'
import { QuotaRefusals } from '../QuotaRefusals/QuotaRefusals.tsx'
import { DashboardLayout } from './DashboardLayout.tsx'

const guide: Guide = {
  use: 'The first page of the administration, inside `AdminFrame`.',
  instead: { ListPage: 'for the lists of users, offers and trades' },
  anatomy: ['Figures', 'Latest payments', 'Latest offer', 'Latest users', 'Other tiles (optional)'],
  do: [
    'Give `AdminHeader` the title: it brings the first heading.',
    'Draw it for an admin alone; everybody else gets `Forbidden`.',
  ],
  dont: ['Do not repeat the failure in the region for notices: the layout says it.'],
  keys: {
    Tab: 'To the links of the figures, of the payments, of the latest offer and of the users, in this order',
    Enter: 'Follows the link, or loads again',
  },
  copy: {
    title: dashboardCopy.title,
    loading: dashboardCopy.loading,
    failed: dashboardCopy.failed,
    failedHelp: dashboardCopy.failedHelp,
    retry: dashboardCopy.retry,
  },
}

const meta = {
  title: 'Dashboard/DashboardLayout',
  component: DashboardLayout,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: {
    dashboard: dashboards.busy,
    links: {
      users: '/dashboard/users',
      running: '/dashboard/services/proceso',
      finished: '/dashboard/services/terminado',
    },
    userHref: ({ id }) => `/dashboard/user/detail?id=${id}`,
    offerHref: ({ id }) => `/service/detail/${id}`,
    onRetry: fn(),
  },
  decorators: [
    (Story, { globals }) => (
      <AdminFrame
        menu={
          <AdminSidebar
            current="dashboard"
            links={{
              home: '/',
              dashboard: '/dashboard',
              users: '/dashboard/users',
              offers: '/dashboard/services',
              trades: '/dashboard/jobs',
            }}
            onSignOut={fn()}
          />
        }
        header={
          <AdminHeader
            person={people.elena}
            title={dashboardCopy.title}
            tools={<ThemeToggle theme={globals.theme === 'dark' ? 'dark' : 'light'} onChange={fn()} />}
          />
        }
      >
        <Story />
      </AdminFrame>
    ),
  ],
} satisfies Meta<typeof DashboardLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-017, S-240..S-246, S-250)',
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard')
    await expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Cifras',
      'Últimos pagos',
      'Último servicio',
      'Últimos usuarios',
    ])
    const figures = within(main.getByRole('region', { name: 'Cifras' }))
    for (const words of ['Ganancias totales', 'Ganancias de este mes', 'Usuarios', 'Servicios de este mes'])
      await expect(figures.getByText(words)).toBeVisible()
    const links = main.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(
      expect.arrayContaining([
        '/dashboard/users',
        '/dashboard/services/proceso',
        '/dashboard/services/terminado',
      ]),
    )
  },
}

/** The shape of what comes stands there already. */
export const Loading: Story = {
  name: 'Loading (S-239)',
  args: { dashboard: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Cargando...')).toBeVisible()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const Failed: Story = {
  name: 'Failed (S-445)',
  args: { dashboard: undefined, hasFailed: true },
  play: async ({ args, canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('alert')).toHaveTextContent(/^fallo$/)
    main.getByRole('button', { name: 'Reintentar' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Nothing has happened yet, and every part says so in its own words. */
export const FirstDay: Story = {
  name: 'First day (S-275)',
  args: { dashboard: dashboards.firstDay },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay objetos')).toBeVisible()
    await expect(within(canvasElement).getByText('ups! no hay servicios')).toBeVisible()
  },
}

export const WithQuotaRefusals: Story = {
  args: { children: <QuotaRefusals refusals={quotaRefusals} /> },
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 2 })
    await expect(headings.at(-1)).toHaveTextContent(dashboardCopy.quotaRefusals)
  },
}

export const LongWords: Story = { args: { dashboard: dashboards.longWords } }

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LongWordsOnAPhone: Story = {
  ...OnAPhone,
  args: { dashboard: dashboards.longWords },
}

export const LoadingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { dashboard: undefined },
}
