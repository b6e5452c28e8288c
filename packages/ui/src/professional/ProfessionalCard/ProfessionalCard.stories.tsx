import { ratingText } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { professionalCopy } from '../professional.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { ProfessionalCard } from './ProfessionalCard.tsx'

const guide: Guide = {
  use: 'Somebody of trade in a list that people compare: rating, trades, place and hours, one action.',
  instead: { UserCard: "in the admin's list of users", ProfessionalHeader: 'on their own page' },
  anatomy: [
    'Portrait, name and rating',
    'Trades',
    'Place, days and shift',
    'How many rated them',
    '«Contactar»',
  ],
  do: [
    'Give an `href` to people who are signed in: the whole card opens the page.',
    'Without `href`, let `onContact` start the sign-in.',
  ],
  dont: ['Do not show an average without the number of ratings beside it.'],
  keys: {
    Tab: 'To the name, then to «Contactar»',
    Enter: 'Opens the page or starts the sign-in',
    Space: 'On a button, presses it',
  },
  copy: { contact: professionalCopy.contact, rating: professionalCopy.rating },
}

const meta = {
  title: 'Professional/ProfessionalCard',
  component: ProfessionalCard,
  tags: ['interactive'],
  parameters: { guide },
  args: { professional: people.bruno, href: '/professional/detail/2', level: 2 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfessionalCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'The whole card leads to the detail; two stops of the keyboard (S-134)',
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article'))
    const name = card.getByRole('link', { name: 'Bruno Saldaño' })
    await userEvent.tab()
    await expect(name).toHaveFocus()
    await expect(name).toHaveAttribute('href', '/professional/detail/2')
    await userEvent.tab()
    const contact = card.getByRole('link', { name: 'Contactar a Bruno Saldaño' })
    await expect(contact).toHaveFocus()
    await expect(contact).toHaveAttribute('href', '/professional/detail/2')
    await expect(card.getAllByRole('link')).toHaveLength(2)
    const middle = card.getByText('Plomería').getBoundingClientRect()
    await expect(document.elementFromPoint(middle.x + 2, middle.y + 2)).toBe(name)
    for (const text of [
      'Gas',
      'Buenos Aires, Quilmes',
      'mañana',
      'Rating',
      ratingText(people.bruno.averageRating),
      '43 valoraciones',
    ])
      await expect(card.getByText(text)).toBeVisible()
  },
}

export const SignedOut: Story = {
  name: 'A visitor’s Contactar starts signing in (S-135)',
  args: { href: undefined, onContact: fn() },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
    await userEvent.tab()
    await expect(
      within(canvasElement).getByRole('button', { name: 'Contactar a Bruno Saldaño' }),
    ).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onContact).toHaveBeenCalledOnce()
  },
}

/** Nobody has rated yet: `N/E` and no stars. */
export const Unrated: Story = {
  args: { professional: people.carla },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('N/E')).toBeVisible()
    await expect(within(canvasElement).getByText('0 valoraciones')).toBeVisible()
    await expect(within(canvasElement).queryByRole('img', { name: /estrellas/ })).toBeNull()
  },
}

export const LongWords: Story = {
  args: { professional: { ...people.maximiliano, trades: people.bruno.trades } },
}
