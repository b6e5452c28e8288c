import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PlomadaProvider } from '../../provider/index.ts'
import { offerCopy } from '../offer.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { SuggestedOffers } from './SuggestedOffers.tsx'

const guide: Guide = {
  use: 'Other pending offers of the same trade, five at a time, beside an open offer.',
  instead: { OfferList: 'for the main list of a page' },
  anatomy: ['Heading «Sugerencias»', 'Rows of photo, title, city and price', 'A short pager'],
  do: ['Keep its page in the address, apart from the page of the list.'],
  dont: ['Do not suggest the offer that is open.'],
  keys: { Tab: 'Through the offers, then the pages', Enter: 'Opens an offer or a page' },
  copy: {
    suggestions: offerCopy.suggestions,
    suggestionPages: offerCopy.suggestionPages,
    none: offerCopy.none,
  },
}

const meta = {
  title: 'Offer/SuggestedOffers',
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
