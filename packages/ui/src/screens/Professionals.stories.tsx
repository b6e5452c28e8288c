import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ProfessionalsScreen } from './ProfessionalScreens.tsx'
import { freshScreen, inFrame, onPhone, onTablet, signIn } from './Screen.tsx'

const meta = {
  title: 'Screens/Professionals',
  component: ProfessionalsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame('professionals')],
  beforeEach: freshScreen,
  args: { who: 'visitor' },
} satisfies Meta<typeof ProfessionalsScreen>

export default meta
type Story = StoryObj<typeof meta>

const cards = (canvas: HTMLElement) => within(canvas).queryAllByRole('article')

export const SignedOut: Story = {
  name: 'A visitor reads the professionals and is asked to sign in to contact one (S-007, S-010, S-035, S-132, S-135, S-382)',
  play: async ({ canvasElement }) => {
    await expect(cards(canvasElement)).toHaveLength(20)
    const [button] = within(canvasElement).getAllByRole('button', { name: /^Contactar/ })
    await userEvent.click(button ?? canvasElement)
    await expect(signIn).toHaveBeenCalledOnce()
  },
}

export const Client: Story = {
  name: 'Cards lead to the page of a professional (S-134)',
  args: { who: 'client' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('article a[href^="/professional/detail/"]')).toBeVisible()
  },
}

export const OfOneTrade: Story = {
  name: 'As the carousel opens it: one trade chosen, page 1, Buenos Aires (S-036)',
  args: { trade: 1 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('combobox', { name: 'Oficio' })).toHaveDisplayValue('Plomería')
    await expect(page.getByRole('combobox', { name: 'Provincia' })).toHaveDisplayValue('Buenos Aires')
    for (const card of cards(canvasElement)) await expect(card).toHaveTextContent('Plomería')
  },
}

export const Filtering: Story = {
  name: 'Name, shift, days and order choose who is shown (S-130, S-136, S-335, S-469)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const search = page.getByRole('searchbox', { name: 'Nombre' })
    await userEvent.type(search, 'ros')
    await waitFor(() => expect(cards(canvasElement).length).toBeLessThan(20))
    for (const card of cards(canvasElement)) await expect(card).toHaveTextContent(/ros/i)
    await userEvent.clear(search)
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(20))
    await userEvent.click(page.getByRole('checkbox', { name: 'domingo' }))
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(1))
    await expect(cards(canvasElement)[0]).toHaveTextContent('Carla')
  },
}

export const Paging: Story = {
  name: 'Pages turn (S-131)',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Página 3' }))
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(4))
  },
}

export const Loading: Story = { args: { given: 'loading' } }
export const Empty: Story = {
  name: 'Nobody (S-133)',
  args: { given: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
  },
}
export const Failed: Story = {
  name: 'A list that could not be read is empty until it is read again (S-405, S-439)',
  args: { given: 'failed' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(20))
  },
}
export const Offline: Story = { args: { given: 'offline' } }
export const Phone: Story = { globals: onPhone }
export const PhoneFilters: Story = {
  name: 'On a phone the filters wait in a sheet',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Filtros/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }))
    await expect(sheet.getByRole('combobox', { name: 'Oficio' })).toBeVisible()
  },
}
export const Tablet: Story = { globals: onTablet }
