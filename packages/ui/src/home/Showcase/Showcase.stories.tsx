import { offers, professionals } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { landingMessages } from '../home.landing.messages.ts'
import { Showcase } from './Showcase.tsx'

const {
  professionals: best,
  allProfessionals,
  noProfessionals,
  offers: newest,
  allOffers,
  noOffers,
} = landingMessages
const { failed, retry, loading } = landingMessages

const guide: Guide = {
  whenToUse: 'For real professionals and offers on the first screen of the landing page.',
  alternatives: { ProfessionalList: 'for a page of professionals', OfferList: 'for a page of offers' },
  anatomy: ['Heading', 'Three rows: picture, name, trade and city, rating or budget', 'Link to the list'],
  do: ['Pass three items: the height is that of three rows in every state.'],
  dont: ['Do not invent people: pass those of the server.'],
  keyboard: { Tab: 'Moves focus to the next link', Enter: 'Follows the link' },
  messages: {
    professionals: best,
    allProfessionals,
    noProfessionals,
    offers: newest,
    allOffers,
    noOffers,
    failed,
    retry,
    loading,
  },
}

const people = { items: [professionals.bruno, professionals.carla], allHref: '#professional' }
const jobs = { items: Object.values(offers).slice(0, 3), allHref: '#service' }

const meta = {
  title: 'Marketplace/Home/Showcase',
  component: Showcase,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: { professionals: people, offers: jobs },
} satisfies Meta<typeof Showcase>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Professionals and offers with links (P-124)',
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('region', { name: 'Mejor valorados' }))
    await expect(list.getByRole('link', { name: 'Bruno Saldaño' })).toHaveAttribute(
      'href',
      '/professional/detail/2',
    )
  },
}
export const Loading: Story = {
  args: { professionals: { ...people, items: undefined }, offers: { ...jobs, items: undefined } },
}
export const Empty: Story = {
  args: { professionals: { ...people, items: [] }, offers: { ...jobs, items: [] } },
}
const onRetry = fn()
export const Failed: Story = {
  args: {
    professionals: { ...people, items: undefined, hasFailed: true, onRetry },
    offers: { ...jobs, items: undefined, hasFailed: true, onRetry },
  },
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { name: 'Reintentar' })
    await userEvent.click(button ?? canvasElement)
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
