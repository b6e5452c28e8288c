import { demoTrades, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import * as shellMessages from '../shell.messages.ts'
import { esAR } from '../../messages/esAR.ts'
import type { Guide } from '../../testing/guide.ts'
import { UnreadProvider } from '../unread.ts'
import { MarketplaceTopNav } from './MarketplaceTopNav.tsx'

const guide: Guide = {
  whenToUse: 'For the navigation at the top of every page, with the links for the role and the account.',
  alternatives: {
    MarketplaceMobileMenu: 'for narrow screens, opened from here',
    SideMenu: 'for account pages',
  },
  anatomy: [
    'Menu button on narrow screens',
    'Logo',
    'Inicio, Profesionales, Servicios, Crear Servicio, Mensajes, Dashboard',
    'Theme toggle',
    'Portrait with the menu of the account, or «Ingresar»',
  ],
  do: ['Set `isSessionLoading` while the session loads, to avoid a layout shift.'],
  dont: ['Do not hide «Ingresar» from visitors.'],
  keyboard: {
    Tab: 'Moves focus through the items',
    Enter: 'Follows the link or opens the menu of trades',
    Space: 'Opens the menu of trades',
    Escape: 'Closes the menu of trades and returns focus to its button',
  },
  messages: {
    home: shellMessages.home,
    professionals: shellMessages.professionals,
    offers: shellMessages.offers,
    createOffer: shellMessages.createOffer,
    messages: shellMessages.messages,
    dashboard: shellMessages.dashboard,
    account: shellMessages.account,
    signIn: shellMessages.signIn,
    theme: esAR['theme.dark'],
  },
}

const meta = {
  title: 'Marketplace/Shell/MarketplaceTopNav',
  component: MarketplaceTopNav,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: {
    viewer: null,
    current: 'home',
    trades: demoTrades,
    theme: 'light',
    onThemeChange: fn(),
    onSignIn: fn(),
    onSignOut: fn(),
    onOpenMenu: fn(),
  },
} satisfies Meta<typeof MarketplaceTopNav>

export default meta
type Story = StoryObj<typeof meta>

const getNavigation = (canvas: HTMLElement) =>
  within(within(canvas).getByRole('navigation', { name: 'Principal' }))

export const Default: Story = {
  name: 'Visitor (S-067, S-068, S-070, S-076)',
  play: async ({ args, canvasElement }) => {
    const nav = getNavigation(canvasElement)
    await expect(nav.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('button', { name: 'Profesionales' })).toHaveAttribute('aria-expanded', 'false')
    await expect(nav.getByRole('link', { name: 'Servicios' })).toHaveAttribute('href', '/service')
    await expect(nav.queryByRole('link', { name: 'Crear Servicio' })).toBeNull()
    await expect(nav.queryByRole('link', { name: 'Dashboard' })).toBeNull()
    await expect(within(canvasElement).queryByRole('link', { name: 'Mi Perfil' })).toBeNull()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ingresar' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const Client: Story = {
  name: 'Client (S-071, S-073)',
  args: { viewer: people.ana, current: 'createOffer' },
  play: async ({ canvasElement }) => {
    const nav = getNavigation(canvasElement)
    await expect(nav.getByRole('link', { name: 'Crear Servicio' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.queryByRole('link', { name: 'Dashboard' })).toBeNull()
    const profile = within(canvasElement).getByRole('link', { name: 'Mi Perfil' })
    await expect(profile).toHaveAttribute('href', '/profile/1')
    await expect(within(canvasElement).queryByRole('button', { name: 'Ingresar' })).toBeNull()
  },
}

export const Professional: Story = {
  name: 'Professional (S-071, S-074)',
  args: { viewer: people.bruno, current: 'offers' },
  play: async ({ canvasElement }) => {
    await expect(getNavigation(canvasElement).getByRole('link', { name: 'Crear Servicio' })).toBeVisible()
    const profile = within(canvasElement).getByRole('link', { name: 'Mi Perfil' })
    await expect(profile).toHaveAttribute('href', '/myprofilep/2')
  },
}

export const Admin: Story = {
  name: 'Admin (S-071, S-072, S-075)',
  args: { viewer: people.elena, current: 'dashboard' },
  play: async ({ canvasElement }) => {
    const nav = getNavigation(canvasElement)
    await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(nav.queryByRole('link', { name: 'Crear Servicio' })).toBeNull()
    await expect(within(canvasElement).getByRole('img', { name: 'Elena Quiroga' })).toBeVisible()
    await expect(within(canvasElement).queryByRole('link', { name: 'Mi Perfil' })).toBeNull()
  },
}

/** Opens with Enter or Space. Tab moves by row. Escape closes it and returns focus to the button. */
export const MenuOpen: Story = {
  name: 'Menu of six trades in three columns (S-069, S-457)',
  args: { current: 'professionals' },
  play: async ({ canvasElement }) => {
    const nav = getNavigation(canvasElement)
    const trigger = nav.getByRole('button', { name: 'Profesionales' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    const trades = within(await nav.findByRole('list')).getAllByRole('link')
    await expect(trades.map((trade) => trade.textContent)).toEqual(
      demoTrades.slice(0, 6).map(({ name }) => name),
    )
    const columns = new Set(trades.map((trade) => trade.getBoundingClientRect().left))
    await expect(columns.size).toBe(3)
    await userEvent.tab()
    await expect(trades[0]).toHaveFocus()
    await expect(trades[0]).toHaveAttribute('href', '/professional?job=1')
    await userEvent.keyboard('{Escape}')
    await expect(trigger).toHaveFocus()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(' ')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  },
}

/** The links of the account. Escape closes the menu and returns focus to its button. */
export const PortraitMenuOpen: Story = {
  name: 'Menu of the account with unread counts (P-148)',
  args: { viewer: people.bruno, current: 'messages' },
  decorators: [
    (Story) => (
      <UnreadProvider value={{ messages: 3, notifications: 12 }}>
        <Story />
      </UnreadProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mensajes (3)' })).toHaveAttribute('href', '/messages')
    const trigger = canvas.getByRole('button', { name: 'Mi cuenta' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const links = within(await canvas.findByRole('list')).getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Mi Perfil', '/myprofilep/2'],
      ['Mis Publicaciones', '/profilep/2'],
      ['Mis trabajos', '/profilep/jobs/2'],
      ['Agenda', '/agenda'],
      ['Mis Postulaciones', '/profilep/postulaciones/2'],
      ['Mensajes (3)', '/messages'],
      ['Notificaciones (12)', '/notifications'],
      ['Mis cobros', '/cobros'],
      ['Guardados', '/guardados'],
      ['Alertas', '/alertas'],
      ['Mi cuenta', '/mi-cuenta'],
    ])
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(trigger).toHaveFocus()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar Sesion' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await userEvent.click(trigger)
  },
}

/** Closed when the focus leaves it and on a press outside. */
export const MenuClosed: Story = {
  play: async ({ canvasElement }) => {
    const nav = getNavigation(canvasElement)
    const trigger = nav.getByRole('button', { name: 'Profesionales' })
    await userEvent.click(trigger)
    const last = await nav.findByRole('link', { name: 'Ver todos los profesionales' })
    last.focus()
    await userEvent.tab()
    await expect(nav.getByRole('link', { name: 'Servicios' })).toHaveFocus()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    await userEvent.click(document.body)
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Reserves the width of «Ingresar», to avoid a layout shift for visitors. The avatar has no such space. */
export const SessionLoading: Story = {
  args: { isSessionLoading: true },
  render: (args) => (
    <>
      <MarketplaceTopNav {...args} />
      <MarketplaceTopNav {...args} isSessionLoading={false} />
      <MarketplaceTopNav {...args} isSessionLoading={false} viewer={people.bruno} />
    </>
  ),
  parameters: {
    a11y: {
      options: {
        rules: { 'landmark-no-duplicate-banner': { enabled: false }, 'landmark-unique': { enabled: false } },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const toggles = within(canvasElement)
      .getAllByRole('button', { name: 'Tema oscuro' })
      .map((button) => button.getBoundingClientRect())
    await expect(toggles[1]?.left).toBe(toggles[0]?.left)
    const avatar = within(canvasElement).getByRole('link', { name: 'Mi Perfil' }).getBoundingClientRect()
    await expect(avatar.left - (toggles[2]?.right ?? 0)).toBeLessThan(16)
    await expect(within(canvasElement).getAllByRole('button', { name: 'Ingresar' })).toHaveLength(1)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { viewer: people.ana },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir menú' }))
    await expect(args.onOpenMenu).toHaveBeenCalledOnce()
  },
}
