import { dashboards, people, quotaRefusals } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ThemeToggle } from '../../base/ThemeToggle/ThemeToggle.tsx'
import { AdminFrame, AdminHeader, AdminSidebar } from '../../shell/index.ts'
import type { Guide } from '../../testing/guide.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { QuotaRefusals } from '../QuotaRefusals/QuotaRefusals.tsx'
import { DashboardLayout } from './DashboardLayout.tsx'

const guide: Guide = {
  whenToUse: 'For the first admin page, inside `AdminFrame`.',
  alternatives: { ListPage: 'for the lists of users, offers and trades' },
  anatomy: [
    'Stats',
    'Jobs that need an admin',
    'Latest payments',
    'Latest offer',
    'Latest users',
    'Other tiles (optional)',
  ],
  do: [
    'Pass the title to `AdminHeader`, which renders the level 1 heading.',
    'Render it for admins only. Render `Forbidden` for other users.',
  ],
  dont: ['Do not add a notice for a failure: the layout shows it.'],
  keyboard: {
    Tab: 'Moves focus to the links of the figures, the payments, the latest offer and the users, in this order',
    Enter: 'Follows the link, or loads the data again',
  },
  messages: {
    title: dashboardMessages.title,
    loading: dashboardMessages.loading,
    failed: dashboardMessages.failed,
    failedHelp: dashboardMessages.failedHelp,
    retry: dashboardMessages.retry,
  },
}

const meta = {
  title: 'Marketplace/Dashboard/DashboardLayout',
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
    needHref: (need) => `/dashboard/trabajos?atencion=${need}`,
    offerHref: ({ id }) => `/service/detail/${id}`,
    onRetry: fn(),
  },
  decorators: [
    (Story, { globals }) => (
      <AdminFrame
        menu={<AdminSidebar current="dashboard" onSignOut={fn()} />}
        header={
          <AdminHeader
            person={people.elena}
            title={dashboardMessages.title}
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
      'Para resolver',
      'Últimos pagos',
      'Último servicio',
      'Últimos usuarios',
    ])
    const figures = within(main.getByRole('region', { name: 'Cifras' }))
    for (const label of ['Ganancias totales', 'Ganancias de este mes', 'Usuarios', 'Servicios de este mes'])
      await expect(figures.getByText(label)).toBeVisible()
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

/** Shows placeholders in the layout of the content. */
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

/** Each section has its own message. */
export const WithoutData: Story = {
  name: 'Without data (S-275)',
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
    await expect(headings.at(-1)).toHaveTextContent(dashboardMessages.quotaRefusals)
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
