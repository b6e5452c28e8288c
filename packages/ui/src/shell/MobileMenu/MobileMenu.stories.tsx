import { ownPages } from '@plomada/domain'
import { demoTrades, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../base/Button/Button.tsx'
import { shellCopy } from '../shell.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { MobileMenu } from './MobileMenu.tsx'

const links = {
  home: '/',
  offers: '/service',
  professionals: '/professional',
  createOffer: '/create/service',
  dashboard: '/dashboard',
  contact: '/contact',
  tradeHref: ({ id }: { id: number }) => `/professional?job=${id}`,
}
const admin = {
  users: '/dashboard/users',
  offers: '/dashboard/services',
  trades: '/dashboard/jobs',
  createTrade: '/admin/create/job',
}

const guide: Guide = {
  use: 'The navigation of narrow screens: everything that the bar has, and more.',
  instead: { TopNav: 'on wide screens' },
  anatomy: [
    'Whoever is signed in',
    "One's own pages",
    'The office, for an admin',
    'The product',
    'Trades, theme, sign in or out',
  ],
  do: ['Close it in `onClose`, which also comes when a link was followed.'],
  dont: ['Do not open it by a swipe.'],
  keys: {
    Tab: 'Loops inside the menu',
    Escape: 'Closes it and returns to its button',
    Enter: 'Follows a link',
  },
  copy: {
    menu: shellCopy.menu,
    profile: shellCopy.profile,
    publications: shellCopy.publications,
    assignments: shellCopy.assignments,
    applications: shellCopy.applications,
    adminUsers: shellCopy.adminUsers,
    adminOffers: shellCopy.adminOffers,
    adminTrades: shellCopy.adminTrades,
    adminCreateTrade: shellCopy.adminCreateTrade,
    contact: shellCopy.contact,
    signOut: shellCopy.signOut,
  },
}

const meta = {
  title: 'Shell/MobileMenu',
  component: MobileMenu,
  tags: ['interactive'],
  parameters: { guide },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    isOpen: true,
    onClose: fn(),
    viewer: null,
    current: 'home',
    trades: demoTrades,
    links,
    theme: 'light',
    onThemeChange: fn(),
    onSignIn: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof MobileMenu>

export default meta
type Story = StoryObj<typeof meta>

const menu = async () => within(await screen.findByRole('dialog', { name: 'Menú' }))
const addresses = async () => (await menu()).getAllByRole('link').map((link) => link.getAttribute('href'))

export const Default: Story = {
  name: 'A panel that slides in with all of the top bar (S-077)',
  play: async ({ args }) => {
    const panel = await screen.findByRole('dialog', { name: 'Menú' })
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0))
    await expect(panel.getBoundingClientRect().width).toBeLessThanOrEqual(320)
    for (const name of ['Inicio', 'Servicios', 'Profesionales', 'Contáctanos', 'Plomería'])
      await expect((await menu()).getByRole('link', { name })).toBeVisible()
    await userEvent.click((await menu()).getByRole('button', { name: 'Ingresar' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const Professional: Story = {
  name: 'Own profile, publications, contact and sign-out beyond the top bar (S-078)',
  args: { viewer: people.bruno, links: { ...links, ...ownPages(people.bruno) } },
  play: async ({ args }) => {
    await expect(await addresses()).toEqual(
      expect.arrayContaining([
        '/myprofilep/2',
        '/profilep/2',
        '/profilep/jobs/2',
        '/profilep/postulaciones/2',
        '/create/service',
        '/contact',
      ]),
    )
    for (const name of ['Mis trabajos', 'Mis Postulaciones'])
      await expect((await menu()).getByRole('link', { name })).toBeVisible()
    await userEvent.click((await menu()).getByRole('button', { name: 'Cerrar Sesion' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const Admin: Story = {
  name: 'An admin also gets the dashboard and /admin/create/job (S-078)',
  args: { viewer: people.elena, current: 'dashboard', links: { ...links, admin } },
  play: async () => {
    await expect(await addresses()).toEqual(expect.arrayContaining(['/dashboard', ...Object.values(admin)]))
    await expect((await menu()).queryByRole('link', { name: 'Mi Perfil' })).toBeNull()
    await expect((await menu()).queryByRole('link', { name: 'Crear Servicio' })).toBeNull()
  },
}

/** Opened by a button: Tab stays inside, Escape closes and gives the focus back, a followed link closes too. */
export const Driven: Story = {
  args: { isOpen: false, viewer: people.ana, links: { ...links, profile: '/profile/1' } },
  render: function Driven(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Abrir menú</Button>
        <MobileMenu {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Abrir menú' })
    await userEvent.click(opener)
    const panel = await screen.findByRole('dialog')
    for (let stop = 0; stop < 20; stop += 1) {
      await userEvent.tab()
      await expect(panel).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const link = await screen.findByRole('link', { name: 'Servicios' })
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const LongName: Story = { args: { viewer: people.maximiliano, theme: 'dark' } }
