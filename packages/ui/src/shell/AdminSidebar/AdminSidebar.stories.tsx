import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as shellMessages from '../shell.messages.ts'
import { AdminSidebar } from './AdminSidebar.tsx'

const guide: Guide = {
  whenToUse: 'For the navigation of admin pages: a column from 1024 px, a row that scrolls below.',
  alternatives: { MarketplaceAccountSidebar: 'for account pages', MarketplaceTopNav: 'for other pages' },
  anatomy: [
    'Logo, a link to the landing page (from 1024 px)',
    'The admin pages and the own account, the current one marked',
    '«Cerrar Sesion»',
  ],
  do: ['Set `current` on subpages too.'],
  dont: ['Do not add pages that admins rarely need.'],
  keyboard: {
    Tab: 'Moves focus to the logo, the items and the button',
    Enter: 'Follows the link or signs out',
    Space: 'On the button: signs out',
  },
  messages: {
    dashboard: shellMessages.dashboard,
    users: shellMessages.users,
    offers: shellMessages.offers,
    adminAssignments: shellMessages.adminAssignments,
    payments: shellMessages.payments,
    trades: shellMessages.trades,
    auditLog: shellMessages.auditLog,
    account: shellMessages.account,
    signOut: shellMessages.signOut,
  },
}

const meta = {
  title: 'Marketplace/Shell/AdminSidebar',
  component: AdminSidebar,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: {
    current: 'dashboard',
    onSignOut: fn(),
  },
} satisfies Meta<typeof AdminSidebar>

export default meta
type Story = StoryObj<typeof meta>

const inMenu: NonNullable<Story['decorators']> = (Story) => (
  <div style={{ maxWidth: 248 }}>
    <Story />
  </div>
)

export const Default: Story = {
  name: 'Default (S-079, S-080)',
  decorators: [inMenu],
  play: async ({ args, canvasElement }) => {
    const menu = within(canvasElement)
    const pages = within(menu.getByRole('navigation', { name: 'Administración' })).getAllByRole('link')
    await expect(pages.map((page) => page.getAttribute('href'))).toEqual([
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
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard')
    await userEvent.tab()
    await expect(menu.getByRole('link', { name: 'Plomada, inicio' })).toHaveFocus()
    for (const page of pages) {
      await userEvent.tab()
      await expect(page).toHaveFocus()
    }
    await userEvent.tab()
    await expect(menu.getByRole('button', { name: 'Cerrar Sesion' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onSignOut).toHaveBeenCalledTimes(2)
  },
}

export const OnUsers: Story = { decorators: [inMenu], args: { current: 'users' } }

export const WithoutCurrent: Story = {
  decorators: [inMenu],
  args: { current: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { current: 'page' })).not.toBeInTheDocument()
  },
}

/** The row scrolls to the current item and to the focused one. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { current: 'trades' },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement)
    const isInView = (element: HTMLElement) => {
      const { left, right } = element.getBoundingClientRect()
      return left >= 0 && right <= window.innerWidth
    }
    await waitFor(() => expect(isInView(menu.getByRole('link', { name: 'Oficios' }))).toBe(true))
    for (const link of menu.getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await userEvent.tab()
    const last = menu.getByRole('button', { name: 'Cerrar Sesion' })
    await expect(last).toHaveFocus()
    await waitFor(() => expect(isInView(last)).toBe(true))
  },
}
