import { localTradeHref, offerFilters, paths } from '@plomada/domain'
import { demoTrades, offers, popularPrices, recentReviews } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { withFilters } from '@plomada/domain/contract'
import { HomeScreen } from './HomeScreen.tsx'
import { HomeSections } from './HomeSections.tsx'
import { TradeSearch } from '../../home/index.ts'
import { allProfessionals, type ViewerName } from '../fixtures/marketplace.ts'
import {
  resetSpies,
  navigate,
  withAppFrame,
  onPhone,
  onTablet,
  signIn,
} from '../fixtures/screenDecorators.tsx'
import type { DataState } from '../fixtures/screenData.ts'

const retry = fn()

interface HomeProps {
  viewerName: ViewerName
  dataState?: DataState
}

const select = <Item,>(items: readonly Item[], dataState: DataState) => {
  if (dataState === 'loading') return undefined
  return dataState === 'loaded' ? items.slice(0, 3) : []
}
const toList = <Item,>(items: readonly Item[], dataState: DataState) => ({
  items: select(items, dataState),
  hasFailed: dataState === 'failed',
  onRetry: retry,
})

const Home = ({ dataState = 'loaded' }: HomeProps) => (
  <HomeScreen
    tradeSearch={
      <TradeSearch
        trades={demoTrades}
        action={paths.professionals}
        onSearch={({ trade, city }) => navigate(trade ? localTradeHref(trade, city) : paths.professionals)}
      />
    }
  >
    <HomeSections
      onSearch={(title) =>
        navigate(
          withFilters(paths.offers, offerFilters, offerFilters.change(offerFilters.initial, { title })),
        )
      }
      {...(dataState !== 'loading' && { trades: dataState === 'loaded' ? demoTrades : [] })}
      professionals={toList(allProfessionals, dataState)}
      offers={toList(Object.values(offers), dataState)}
      prices={select(popularPrices, dataState)}
      reviews={select(recentReviews, dataState)}
    />
  </HomeScreen>
)

const meta = {
  title: 'Screens/Home',
  component: Home,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame('home')],
  beforeEach: resetSpies,
  args: { viewerName: 'visitor' },
} satisfies Meta<typeof Home>

export default meta
type Story = StoryObj<typeof meta>

const bar = (canvas: HTMLElement) => within(within(canvas).getByRole('navigation', { name: 'Principal' }))
const items = (canvas: HTMLElement) =>
  [...within(canvas).getByRole('banner').querySelectorAll('nav a, nav button')].map(
    (item) => item.textContent,
  )

export const SignedOut: Story = {
  name: 'A visitor sees all sections in order, can search and sign in (S-020..S-023, S-025, S-033, S-076, S-381)',
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    const titles = [1, 2].flatMap((level) => main.getAllByRole('heading', { level }))
    await expect(titles.map((title) => title.textContent)).toEqual([
      'Trabajadores con experiencia y referencia',
      'Mejor valorados',
      'Recién publicados',
      'Desarrolla tu oficio cerca de ti',
      'Que es lo que buscas?',
      'Cómo funciona',
      'Cuánto cuesta',
      'Opiniones recientes',
      'Nosotros',
    ])
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('searchbox'), 'bomba{Enter}')
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/service?tittle=bomba'))
    await userEvent.click(page.getByRole('button', { name: 'Ingresar' }))
    await expect(signIn).toHaveBeenCalledOnce()
    await expect(bar(canvasElement).queryByText('Crear Servicio')).toBeNull()
  },
}

export const TradeLinks: Story = {
  name: 'Trades of the carousel and the menu link to their professionals (S-007, S-036, S-069, S-086)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const carousel = within(page.getByRole('region', { name: 'Que es lo que buscas?' }))
    await userEvent.click(carousel.getByRole('link', { name: /^Electricidad/ }))
    await expect(navigate).toHaveBeenLastCalledWith('/professional?job=2')
    await userEvent.click(page.getByRole('button', { name: 'Profesionales' }))
    const trades = await waitFor(() => bar(canvasElement).getAllByRole('link', { name: /^(Pintura|Gas)$/ }))
    await expect(trades).toHaveLength(2)
    await userEvent.click(trades[0] ?? canvasElement)
    await expect(navigate).toHaveBeenLastCalledWith('/professional?job=3')
  },
}

export const Client: Story = {
  name: 'Links to the offer form and the profile of a client (S-071, S-073)',
  args: { viewerName: 'client' },
  play: async ({ canvasElement }) => {
    await expect(items(canvasElement)).toEqual(
      expect.arrayContaining(['Inicio', 'Profesionales', 'Servicios', 'Crear Servicio']),
    )
    await expect(canvasElement.querySelector('header a[href="/profile/1"]')).toBeVisible()
  },
}

export const Professional: Story = {
  name: 'Links to the offer form and the profile of a professional (S-071, S-074)',
  args: { viewerName: 'professional' },
  play: async ({ canvasElement }) => {
    await expect(items(canvasElement)).toContain('Crear Servicio')
    await expect(canvasElement.querySelector('header a[href="/myprofilep/2"]')).toBeVisible()
  },
}

export const Admin: Story = {
  name: 'Links to the dashboard for an admin, who has no profile (S-072, S-075, S-388)',
  args: { viewerName: 'admin' },
  play: async ({ canvasElement }) => {
    await expect(items(canvasElement)).toContain('Dashboard')
    await expect(items(canvasElement)).not.toContain('Crear Servicio')
    await expect(canvasElement.querySelector('header a[href*="profile"]')).toBeNull()
  },
}

export const ThemeSwitch: Story = {
  name: 'Switches the theme to dark and back',
  play: async ({ canvasElement }) => {
    const banner = within(within(canvasElement).getByRole('banner'))
    const before = document.documentElement.dataset['theme']
    const toggle = () => banner.getByRole('button', { name: /tema/i })
    await userEvent.click(toggle())
    await expect(document.documentElement.dataset['theme']).not.toBe(before)
    await userEvent.click(toggle())
    await expect(document.documentElement.dataset['theme']).toBe(before)
  },
}

export const ByTradeAndCity: Story = {
  name: 'The search by trade and city opens the page of the trade, or the list for any trade (P-123)',
  play: async ({ canvasElement }) => {
    const form = within(within(canvasElement).getByRole('main'))
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Oficio' }), 'Gas')
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Ciudad' }), 'Quilmes')
    await userEvent.click(form.getByRole('button', { name: 'Buscar' }))
    await expect(navigate).toHaveBeenLastCalledWith('/oficios/gas/quilmes')
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Oficio' }), 'Todos los oficios')
    await userEvent.click(form.getByRole('button', { name: 'Buscar' }))
    await expect(navigate).toHaveBeenLastCalledWith('/professional')
  },
}

export const Failed: Story = {
  name: 'Lists that failed to load have a button to retry (P-124)',
  args: { dataState: 'failed' },
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { name: 'Reintentar' })
    await userEvent.click(button ?? canvasElement)
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { dataState: 'loading' } }

export const NoTrades: Story = {
  name: 'No trades (S-087)',
  args: { dataState: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'ups! no hay oficios' })).toBeVisible()
  },
}

export const Phone: Story = {
  name: 'On a phone, Escape closes the menu and returns the focus (S-077)',
  globals: onPhone,
  args: { viewerName: 'client' },
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole('button', { name: 'Abrir menú' })
    open.focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await screen.findByRole('dialog', { name: 'Menú' }))
    await expect(menu.getByRole('link', { name: 'Mis Publicaciones' })).toHaveAttribute('href', '/profilec/1')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(open).toHaveFocus()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Tablet: Story = { globals: onTablet }
