import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApplicationsScreen } from './AccountOffersScreens.tsx'
import { freshScreen, inFrame, onPhone, onTablet } from './Screen.tsx'

const meta = {
  title: 'Screens/Applications',
  component: ApplicationsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame()],
  beforeEach: freshScreen,
  args: { who: 'professional' },
} satisfies Meta<typeof ApplicationsScreen>

export default meta
type Story = StoryObj<typeof meta>

const cards = (canvas: HTMLElement) => within(canvas).queryAllByRole('article')

export const Professional: Story = {
  name: 'A professional finds the offers applied to, which lead to their page (S-060, S-211..S-213, S-387)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Mis Postulaciones' })).toBeVisible()
    await expect(cards(canvasElement)).toHaveLength(7)
    const columns = new Set(cards(canvasElement).map((card) => Math.round(card.getBoundingClientRect().left)))
    await expect(columns.size).toBe(3)
    await expect(canvasElement.querySelector('article a')).toHaveAttribute('href', '/service/detail/200')
    await userEvent.type(page.getByRole('searchbox', { name: 'Nombre' }), 'tabique')
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(1))
  },
}

export const None: Story = {
  name: 'No applications yet (S-214, S-215)',
  args: { given: 'empty' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Aún no te has postulado a un servicio')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Postularme' })).toHaveAttribute('href', '/service')
    await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  },
}

export const NothingFound: Story = {
  name: 'A search that finds nothing says so, and clearing it brings all back',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('searchbox', { name: 'Nombre' }), 'zzzz')
    await expect(await page.findByRole('heading', { name: 'Sin resultados' })).toBeVisible()
    await expect(page.queryByText('Aún no te has postulado a un servicio')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Limpiar filtros' }))
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(7))
    await expect(page.getByRole('searchbox', { name: 'Nombre' })).toHaveValue('')
  },
}

export const Failed: Story = {
  args: { given: 'failed' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(cards(canvasElement).length).toBeGreaterThan(0))
  },
}
export const Loading: Story = { args: { given: 'loading' } }
export const Offline: Story = { args: { given: 'offline' } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
