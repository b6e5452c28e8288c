import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AssignmentsScreen } from './AccountOffersScreens.tsx'
import { freshScreen, inFrame, onPhone, onTablet } from './Screen.tsx'

const meta = {
  title: 'Screens/Assignments',
  component: AssignmentsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame()],
  beforeEach: freshScreen,
  args: { who: 'professional' },
} satisfies Meta<typeof AssignmentsScreen>

export default meta
type Story = StoryObj<typeof meta>

const cards = (canvas: HTMLElement) => within(canvas).queryAllByRole('article')

export const Professional: Story = {
  name: 'A professional finds the accepted jobs by name and order (S-059, S-207..S-209, S-387)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Tus Trabajos' })).toBeVisible()
    await expect(cards(canvasElement)).toHaveLength(5)
    await userEvent.type(page.getByRole('searchbox', { name: 'Nombre' }), 'got')
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(1))
  },
}

export const None: Story = {
  name: 'No jobs yet (S-210)',
  args: { given: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aún no tienes trabajos')).toBeVisible()
  },
}

export const Client: Story = {
  name: 'A client has no jobs to see',
  args: { who: 'client' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Tus Trabajos')).toBeNull()
  },
}

export const NothingFound: Story = {
  name: 'A search that finds nothing says so, and clearing it brings all back',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('searchbox', { name: 'Nombre' }), 'zzzz')
    await expect(await page.findByRole('heading', { name: 'Sin resultados' })).toBeVisible()
    await expect(page.queryByText('Aún no tienes trabajos')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Limpiar filtros' }))
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(5))
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
