import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { shellCopy } from '../shell.copy.ts'
import { AdminSidebar } from './AdminSidebar.tsx'

const guide: Guide = {
  use: 'The way through the administration, on each of its pages. A column from 1024 px, a row that scrolls below.',
  instead: { AccountSidebar: 'for the pages of one’s own account', TopNav: 'for everything else' },
  anatomy: [
    'Logo, the way home (from 1024 px)',
    'Four pages with the current one marked',
    'Button that ends the session',
  ],
  do: ['Say which page is on screen: also its subpages belong to one of the four.'],
  dont: ['Do not add pages that an admin needs once a year.'],
  keys: {
    Tab: 'To the logo, the four pages and the button',
    Enter: 'Goes to the page, or ends the session',
    Space: 'On the button: ends the session',
  },
  copy: {
    dashboard: shellCopy.dashboard,
    users: shellCopy.users,
    offers: shellCopy.offers,
    trades: shellCopy.trades,
    signOut: shellCopy.signOut,
  },
}

const meta = {
  title: 'Shell/AdminSidebar',
  component: AdminSidebar,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: {
    current: 'dashboard',
    links: {
      home: '/',
      dashboard: '/dashboard',
      users: '/dashboard/users',
      offers: '/dashboard/services',
      trades: '/dashboard/jobs',
    },
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
      '/dashboard/jobs',
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

export const OnNoPage: Story = {
  decorators: [inMenu],
  args: { current: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { current: 'page' })).not.toBeInTheDocument()
  },
}

/** The row shows the current page, however far along it stands, and moves with the keyboard. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { current: 'trades' },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement)
    const isInSight = (element: HTMLElement) => {
      const { left, right } = element.getBoundingClientRect()
      return left >= 0 && right <= window.innerWidth
    }
    await waitFor(() => expect(isInSight(menu.getByRole('link', { name: 'Oficios' }))).toBe(true))
    for (let stop = 0; stop < 5; stop++) await userEvent.tab()
    const last = menu.getByRole('button', { name: 'Cerrar Sesion' })
    await expect(last).toHaveFocus()
    await waitFor(() => expect(isInSight(last)).toBe(true))
  },
}
