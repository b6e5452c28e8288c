import { type User, userFilters } from '@plomada/domain'
import { accounts, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Page } from '../../base/Page/Page.tsx'
import { Split } from '../../base/Split/Split.tsx'
import type { Guide } from '../../testing/guide.ts'
import { userMessages } from '../user.messages.ts'
import { UserFilterPanel } from '../UserFilterPanel/UserFilterPanel.tsx'
import { UserList } from './UserList.tsx'

const guide: Guide = {
  whenToUse: 'For the users that an admin filters, next to `UserFilterPanel` and above the pager.',
  alternatives: {
    ProfessionalList: 'for the public list',
    LatestUsers: 'for the newest users on the dashboard',
  },
  anatomy: ['Number of users', 'Table: name, contact data, place, trades, day of registration, rating'],
  do: ['Pass the number of users on all pages as `total`.'],
  dont: ['Do not hide the list after a failure: `hasFailed` shows a message and a retry button.'],
  keyboard: { Tab: 'Moves focus from name to name', Enter: 'Opens the page of the user' },
  messages: { found: userMessages.found, none: userMessages.none, noneHelp: userMessages.noneHelp },
}

const allUsers: readonly User[] = [...accounts.active, ...accounts.banned]

const meta = {
  title: 'Marketplace/User/UserList',
  component: UserList,
  tags: ['interactive'],
  parameters: { guide },
  args: { users: accounts.active, total: 41, hrefFor: ({ id }) => `#user-${id}`, onFollow: fn() },
} satisfies Meta<typeof UserList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'With 41 users (P-168, S-255, S-258..S-263)',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Hemos encontrado 41 usuarios!')).toBeVisible()
    const links = within(canvasElement).getAllByRole('link')
    await expect(links).toHaveLength(accounts.active.length)
    await expect(within(canvasElement).getByText(/bruno@plomada\.example/)).toBeVisible()
    for (const link of links) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await expect(links[1]).toHaveAttribute('href', '#user-2')
  },
}

export const One: Story = {
  name: 'With one user (S-255)',
  args: { users: [people.elena], total: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Hemos encontrado 1 usuarios!')).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Without users (S-256, S-257, S-451)',
  args: { users: [], total: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Hemos encontrado 0 usuarios!')).toBeVisible()
    await expect(within(canvasElement).getByText('no hay usuarios para mostrar')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { users: undefined, total: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando...')
    await expect(within(canvasElement).queryByText(/Hemos encontrado/)).toBeNull()
  },
}

export const Failed: Story = {
  name: 'Failed, with a retry button (S-439)',
  args: { users: undefined, total: undefined, hasFailed: true, onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText('no hay usuarios para mostrar')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const WithFilters: Story = {
  name: 'With heading and filters (S-251, S-253, S-254, S-326)',
  parameters: { layout: 'fullscreen' },
  render: function Filtered(args) {
    const [filters, setFilters] = useState(userFilters.initial)
    const { name = '', role, isActive } = filters
    const users = allUsers.filter(
      (user) =>
        `${user.firstName} ${user.lastName ?? ''}`.toLowerCase().includes(name.toLowerCase()) &&
        (role === undefined || user.role === role) &&
        String(user.isActive) === isActive,
    )
    return (
      <Page title={userMessages.users}>
        <Split
          side={<UserFilterPanel value={filters} onChange={setFilters} count={users.length} />}
          sideWidth="filters"
        >
          <UserList {...args} users={users} total={users.length} />
        </Split>
      </Page>
    )
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Usuarios')
    await expect(page.getAllByRole('rowheader')).toHaveLength(accounts.active.length)
    await userEvent.type(page.getByPlaceholderText('buqueda por nombre'), 'salda')
    await waitFor(() => expect(page.getByText('Hemos encontrado 1 usuarios!')).toBeVisible())
    await expect(page.getByRole('rowheader')).toHaveTextContent('Bruno Saldaño')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row')
    await expect(within(first as HTMLElement).getAllByRole('cell')).toHaveLength(5)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const OnATablet: Story = {
  name: 'Less important columns leave a narrow table, and are on the cards of a phone (P-351)',
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '56rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const joined = canvas.getByText(userMessages.joined)
    await expect(joined).not.toBeVisible()
    await expect(canvas.getByText(userMessages.residence)).toBeVisible()
  },
}
