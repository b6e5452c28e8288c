import { fullName, paths, userFilters, type User, type UserFilters } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { includesText, matches } from '../fixtures/filterLists.ts'
import { allProfessionals, viewers } from '../fixtures/marketplace.ts'
import { type DataState, useFilteredList } from '../fixtures/screenData.ts'
import { userMessages } from '../../user/user.messages.ts'
import { UsersScreen } from './UsersScreen.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { resetSpies, withAdminFrame, onPhone, onTablet } from '../fixtures/screenDecorators.tsx'

const users: User[] = [viewers.client, viewers.admin, people.dario, people.maximiliano, ...allProfessionals]

const filterUsers = ({ name, role, isActive, ratingOrder }: UserFilters): User[] =>
  users
    .filter(
      (user) =>
        includesText(fullName(user), name) &&
        matches(user.role, role) &&
        matches(String(user.isActive), isActive),
    )
    .toSorted((a, b) =>
      ratingOrder === undefined
        ? 0
        : (ratingOrder === 'ASC' ? 1 : -1) * ((a.averageRating ?? 0) - (b.averageRating ?? 0)),
    )

function Users({ dataState = 'loaded' }: { dataState?: DataState }) {
  const list = useFilteredList(userFilters, filterUsers, dataState)
  return <UsersScreen list={list} hrefFor={() => paths.user} />
}

const meta = {
  title: 'Screens/AdminUsers',
  component: Users,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('users')],
  beforeEach: resetSpies,
} satisfies Meta<typeof Users>

export default meta
type Story = StoryObj<typeof meta>

const cards = (canvas: HTMLElement) => within(canvas).queryAllByRole('rowheader')

export const Active: Story = {
  name: 'Filters by name and state, 30 users per page (S-039, S-466)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(cards(canvasElement)).toHaveLength(30)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Estado' }), 'inactivo')
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(1))
    await expect(page.getByText('Hemos encontrado 1 usuarios!')).toBeVisible()
    await expect(cards(canvasElement)[0]).toHaveTextContent('Dario Ponce')
  },
}
export const SortedByHeader: Story = {
  name: 'A header sorts, as the filter does, and keeps the focus (P-350)',
  play: async ({ canvas, canvasElement }) => {
    const header = canvas.getByRole('columnheader', { name: userMessages.rating })
    const button = within(header).getByRole('button')
    await expect(header).not.toHaveAttribute('aria-sort')
    await userEvent.click(button)
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('combobox', { name: 'Rating' })).toHaveDisplayValue('Mejor puntuados')
    const getRatings = () =>
      cards(canvasElement).map((card) => card.parentElement?.lastElementChild?.textContent)
    await waitFor(() => expect(getRatings()[0]).not.toBe('N/E'))
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(
      within(canvas.getByRole('columnheader', { name: userMessages.name })).getByRole('button'),
    )
    await expect(header).not.toHaveAttribute('aria-sort')
    await expect(canvas.getByRole('combobox', { name: 'Nombre' })).toHaveDisplayValue('De la A a la Z')
  },
}
export const AllUsers: Story = {}
export const Loading: Story = { args: { dataState: 'loading' } }
export const NoUsers: Story = {
  args: { dataState: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('no hay usuarios para mostrar')).toBeVisible()
  },
}
export const Failed: Story = {
  args: { dataState: 'failed' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(cards(canvasElement)).toHaveLength(30))
  },
}
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
