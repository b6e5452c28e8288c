import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { LatestOffer } from './LatestOffer.tsx'

const guide: Guide = {
  whenToUse: 'For the newest offer on the dashboard.',
  alternatives: { OfferCard: 'for lists of offers' },
  anatomy: ['Heading and state', 'Photo', 'Title', 'Client, city and date', 'Budget'],
  do: ['Pass null if there are no offers: the component shows a message.'],
  dont: ['Do not add actions: they belong to the page of the offer.'],
  keyboard: { Tab: 'Moves focus to the title if it is a link', Enter: 'Opens the offer' },
  messages: { latestOffer: dashboardMessages.latestOffer, noOffers: dashboardMessages.noOffers },
}

const meta = {
  title: 'Marketplace/Dashboard/LatestOffer',
  component: LatestOffer,
  tags: ['interactive'],
  parameters: { guide },
  args: { offer: offers.tankPump, href: '/service/detail/11' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LatestOffer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-246)',
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Último servicio' })
    await expect(section).toHaveTextContent('pendiente')
    await expect(section).toHaveTextContent(/Ana · La Plata · 18\/11\/2026\$\s48\.000/)
    await userEvent.tab()
    await expect(within(section).getByRole('link', { name: 'Cambiar la bomba del tanque' })).toHaveFocus()
  },
}

export const Running: Story = { args: { offer: offers.paintedRoom } }

export const Finished: Story = { args: { offer: offers.newWiring } }

export const WithoutPhoto: Story = { args: { offer: offers.brokenBlinds } }

export const LongWords: Story = { args: { offer: offers.longWords } }

export const WithoutLink: Story = { args: { href: undefined } }

export const Empty: Story = {
  args: { offer: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('ups! no hay servicios')).toBeVisible()
  },
}

/** Long words wrap. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { offer: offers.longWords },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 3 })
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  },
}
