import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PlomadaProvider } from '../../marketplace/index.ts'
import * as offerMessages from '../offer.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { SuggestedOffers } from './SuggestedOffers.tsx'

const guide: Guide = {
  whenToUse: 'Next to an offer, for other pending offers of the same trade, five per page.',
  alternatives: { OfferList: 'for the main list of a page' },
  anatomy: ['Heading «Sugerencias»', 'Rows with photo, title, city and price', 'Short pager'],
  do: ['Store its page number in the URL, separate from the page of the list.'],
  dont: ['Do not suggest the current offer.'],
  keyboard: { Tab: 'Moves focus to the next offer, then to the pager', Enter: 'Follows the link' },
  messages: {
    suggestions: offerMessages.suggestions,
    suggestionPages: offerMessages.suggestionPages,
    none: offerMessages.none,
  },
}

const meta = {
  title: 'Marketplace/Offer/SuggestedOffers',
  component: SuggestedOffers,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    offers: Object.values(offers),
    hrefFor: (offer) => `/service/detail/${offer.id}`,
    page: 1,
    pages: 2,
    hrefForPage: (page) => `/service/detail/1?sugerencias=${page}`,
    onPage: fn(),
  },
  decorators: [
    (Story) => (
      <PlomadaProvider navigate={() => undefined}>
        <Story />
      </PlomadaProvider>
    ),
  ],
} satisfies Meta<typeof SuggestedOffers>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-108)',
  play: async ({ args, canvasElement }) => {
    const aside = within(canvasElement)
    await expect(aside.getByRole('complementary', { name: 'Sugerencias' })).toBeVisible()
    await expect(aside.getByRole('link', { name: /Pintar living y pasillo/ })).toHaveAttribute(
      'href',
      '/service/detail/12',
    )
    await userEvent.click(aside.getByRole('link', { name: 'Página siguiente' }))
    await expect(args.onPage).toHaveBeenCalledWith(2)
  },
}

export const Loading: Story = { args: { offers: undefined, pages: 0 } }

export const Empty: Story = {
  args: { offers: [], pages: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin resultados')).toBeVisible()
    await expect(within(canvasElement).queryByRole('navigation')).not.toBeInTheDocument()
  },
}
