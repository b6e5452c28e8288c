import { formatRating } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { professionalMessages } from '../professional.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { ProfessionalCard } from './ProfessionalCard.tsx'

const guide: Guide = {
  whenToUse: 'For a professional in a list.',
  alternatives: {
    UserCard: 'in the admin list of users',
    ProfessionalHeader: 'on the page of the professional',
  },
  anatomy: ['Portrait, name and rating', 'Trades', 'Place and shift', 'Number of ratings', '«Contactar»'],
  do: [
    'Set `href` for signed-in users. The whole card becomes a link.',
    'Without `href`, start the sign-in in `onContact`.',
  ],
  dont: ['Do not show an average without the number of ratings.'],
  keyboard: {
    Tab: 'Moves focus to the name, then to «Contactar»',
    Enter: 'Opens the page or starts the sign-in',
    Space: 'On a button: starts the sign-in',
  },
  messages: { contact: professionalMessages.contact, rating: professionalMessages.rating },
}

const meta = {
  title: 'Marketplace/Professional/ProfessionalCard',
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
  name: 'Default: the whole card is a link, with two tab stops (S-134)',
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
      formatRating(people.bruno.averageRating),
      '43 valoraciones',
    ])
      await expect(card.getByText(text)).toBeVisible()
  },
}

export const SignedOut: Story = {
  name: 'Signed out: Contactar starts the sign-in (S-135)',
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

/** `N/E` and no stars. */
export const NoRatings: Story = {
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
