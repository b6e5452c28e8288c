import { formatRating, roles } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Grid } from '../../base/Grid/Grid.tsx'
import type { Guide } from '../../testing/guide.ts'
import { userMessages } from '../user.messages.ts'
import { UserCard } from './UserCard.tsx'

const guide: Guide = {
  whenToUse: 'For a user in a list for admins, whatever the role and state.',
  alternatives: { ProfessionalCard: 'for the public list', UserProfileCard: 'for the page of one user' },
  anatomy: [
    'Portrait',
    'Name, a link that covers the card',
    'Role, and a badge if banned',
    'Trades, or «SIN JOBS»',
    'Province and city',
    'Address',
    'Average rating',
  ],
  do: ['Use `onFollow` to remember the user for the next page.'],
  dont: ['Do not add another link or a button.'],
  keyboard: { Tab: 'Moves focus to the name', Enter: 'Opens the page of the user' },
  messages: { rating: userMessages.rating, noTrades: userMessages.noTrades, banned: userMessages.banned },
}

const onFollow = fn()

const meta = {
  title: 'Marketplace/User/UserCard',
  component: UserCard,
  tags: ['interactive'],
  parameters: { guide },
  args: { user: people.bruno, href: '#user', level: 2, onFollow },
  beforeEach: () => {
    onFollow.mockReset()
  },
  decorators: [
    (Story) => (
      <Grid>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof UserCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Professional (S-258..S-262)',
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article'))
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', people.bruno.photo)
    await expect(card.getByRole('heading')).toHaveTextContent('Bruno Saldaño')
    for (const text of ['professional', 'Plomería', 'Gas', 'Buenos Aires, Quilmes', 'Mitre 640', 'Rating'])
      await expect(card.getByText(text)).toBeVisible()
    await expect(card.getByText(formatRating(people.bruno.averageRating))).toBeVisible()
    await expect(card.queryByText('SIN JOBS')).toBeNull()
  },
}

/** The link of the name covers the card and is its only tab stop. */
export const LinkToUser: Story = {
  name: 'Link to the user (S-264)',
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveAttribute('href', '#user')
    const { right, bottom } = within(canvasElement).getByRole('article').getBoundingClientRect()
    await expect(document.elementFromPoint(right - 20, bottom - 20)).toBe(link)
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onFollow).toHaveBeenCalledWith(people.bruno)
    await userEvent.tab()
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement)
  },
}

export const Client: Story = {
  name: 'Client without trades and rating (S-263, S-451)',
  args: { user: people.ana },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('SIN JOBS')).toBeVisible()
    await expect(within(canvasElement).getByText('N/E')).toBeVisible()
    await expect(within(canvasElement).getByText('AF')).toBeVisible()
  },
}

export const Banned: Story = {
  args: { user: people.dario },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Usuario Baneado')).toBeVisible()
  },
}

export const EachRole: Story = {
  name: 'Each role (S-259)',
  render: (args) => (
    <>
      {roles.map((role) => (
        <UserCard key={role} {...args} user={{ ...people.ana, role }} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const role of roles) await expect(within(canvasElement).getByText(role)).toBeVisible()
  },
}

export const WithoutPlace: Story = {
  args: { user: { ...people.carla, place: { province: null, city: null, address: null } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin datos')).toBeVisible()
  },
}

export const LongWords: Story = {
  args: { user: { ...people.maximiliano, isActive: false, trades: people.bruno.trades } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
