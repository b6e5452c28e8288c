import { groupNavigation, type NavigationGroup, navigationLinks } from '@plomada/domain'
import { demoTrades, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../base/Button/Button.tsx'
import * as shellMessages from '../shell.messages.ts'
import { esAR } from '../../messages/esAR.ts'
import type { Guide } from '../../testing/guide.ts'
import { UnreadProvider } from '../unread.ts'
import { menuEntries } from '../menuEntries.ts'
import { MarketplaceMobileMenu } from './MarketplaceMobileMenu.tsx'

const guide: Guide = {
  whenToUse: 'For the navigation of narrow screens.',
  alternatives: { MarketplaceTopNav: 'for wide screens' },
  anatomy: [
    'Signed-in user',
    'Account pages',
    'Admin pages, for admins',
    'Site',
    'Trades, theme, sign-in or sign-out',
  ],
  do: ['Close it in `onClose`, which is also called on click on a link.'],
  dont: ['Do not open it on swipe.'],
  keyboard: {
    Tab: 'Moves focus within the menu',
    Escape: 'Closes the menu and returns focus to its button',
    Enter: 'Follows the link',
  },
  messages: {
    menu: esAR['nav.menu'],
    ...Object.fromEntries(Object.entries(menuEntries).map(([id, { label }]) => [id, label])),
    signOut: shellMessages.signOut,
  },
}

const meta = {
  title: 'Marketplace/Shell/MarketplaceMobileMenu',
  component: MarketplaceMobileMenu,
  tags: ['interactive'],
  parameters: { guide },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    isOpen: true,
    onClose: fn(),
    viewer: null,
    current: 'home',
    trades: demoTrades,
    theme: 'light',
    onThemeChange: fn(),
    onSignIn: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof MarketplaceMobileMenu>

export default meta
type Story = StoryObj<typeof meta>

const findMenu = async () => within(await screen.findByRole('dialog', { name: 'Menú' }))
const findUrls = async () => (await findMenu()).getAllByRole('link').map((link) => link.getAttribute('href'))

export const Default: Story = {
  name: 'Visitor (S-077)',
  play: async ({ args }) => {
    const panel = await screen.findByRole('dialog', { name: 'Menú' })
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0))
    await expect(panel.getBoundingClientRect().width).toBeLessThanOrEqual(320)
    for (const name of ['Inicio', 'Servicios', 'Profesionales', 'Contáctanos', 'Plomería'])
      await expect((await findMenu()).getByRole('link', { name })).toBeVisible()
    await userEvent.click((await findMenu()).getByRole('button', { name: 'Ingresar' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const Professional: Story = {
  name: 'Professional (S-078, P-148)',
  args: { viewer: people.bruno },
  decorators: [
    (Story) => (
      <UnreadProvider value={{ messages: 3 }}>
        <Story />
      </UnreadProvider>
    ),
  ],
  play: async ({ args }) => {
    const links = navigationLinks(people.bruno)
    const inGroup = (group: NavigationGroup) => groupNavigation(group).flatMap((id) => links[id] ?? [])
    const shown = await findUrls()
    await expect(shown).toEqual([
      ...inGroup('account'),
      ...inGroup('site'),
      ...demoTrades.slice(0, 6).map(({ id }) => `/professional?job=${id}`),
      ...inGroup('contact'),
    ])
    await expect(shown).toEqual(
      expect.arrayContaining([
        '/myprofilep/2',
        '/profilep/2',
        '/profilep/jobs/2',
        '/profilep/postulaciones/2',
        '/',
      ]),
    )
    await expect((await findMenu()).getByRole('link', { name: 'Mensajes 3 sin leer' })).toBeVisible()
    for (const name of ['Mis trabajos', 'Mis Postulaciones'])
      await expect((await findMenu()).getByRole('link', { name })).toBeVisible()
    await userEvent.click((await findMenu()).getByRole('button', { name: 'Cerrar Sesion' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const Admin: Story = {
  name: 'Admin (S-078)',
  args: { viewer: people.elena, current: 'dashboard' },
  play: async () => {
    await expect(await findUrls()).toEqual(
      expect.arrayContaining([
        '/dashboard',
        '/dashboard/users',
        '/dashboard/services',
        '/dashboard/trabajos',
        '/dashboard/payments',
        '/dashboard/jobs',
        '/dashboard/audit',
        '/admin/create/job',
        '/mi-cuenta',
      ]),
    )
    await expect((await findMenu()).queryByRole('link', { name: 'Mi Perfil' })).toBeNull()
    await expect((await findMenu()).queryByRole('link', { name: 'Crear Servicio' })).toBeNull()
  },
}

/** Traps the focus. Escape and a click on a link close it. */
export const WithButton: Story = {
  args: { isOpen: false, viewer: people.ana },
  render: function Controlled(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Probar</Button>
        <MarketplaceMobileMenu {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Probar' })
    await userEvent.click(opener)
    const panel = await screen.findByRole('dialog')
    for (let stop = 0; stop < 28; stop += 1) {
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
