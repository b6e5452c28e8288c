import { offers, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Notice } from '../../base/Notice/Notice.tsx'
import { DetailPage } from '../../layout/index.ts'
import { ApplyPanel } from '../ApplyPanel/ApplyPanel.tsx'
import { offerCopy } from '../offer.copy.ts'
import { SuggestedOffers } from '../SuggestedOffers/SuggestedOffers.tsx'
import type { Guide } from '../../testing/guide.ts'
import { OfferDetail } from './OfferDetail.tsx'

const guide: Guide = {
  use: 'Everything an offer says: description, day, budget and photo.',
  instead: { OfferCard: 'in a list', OwnOfferPanel: 'for the owner, who has something to do with it' },
  anatomy: ['Header', '«Acerca del Servicio» with the description', 'Day of publication and budget', 'Photo'],
  do: ['Hand `undefined` while it loads: a spinner stands in its place.'],
  dont: ['Do not leave the description blank: it says «No hay descripción» by itself.'],
  keys: {},
  copy: {
    about: offerCopy.about,
    noDescription: offerCopy.noDescription,
    published: offerCopy.published,
    budget: offerCopy.budget,
  },
}

const meta = {
  title: 'Offer/OfferDetail',
  component: OfferDetail,
  parameters: { guide },
  args: { offer: offers.leakingTap },
} satisfies Meta<typeof OfferDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-115, S-117..S-119)',
  play: async ({ canvasElement }) => {
    const detail = within(canvasElement)
    await expect(detail.getByRole('heading', { name: 'Acerca del Servicio' })).toBeVisible()
    await expect(detail.getByText(/La bomba no levanta presión/)).toBeVisible()
    await expect(detail.getByText('Fecha de publicación').parentElement).toHaveTextContent('18/11/2026')
    await expect(detail.getByText('Presupuesto').parentElement).toHaveTextContent('$ 48.000')
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', offers.leakingTap.photo)
  },
}

export const WithoutDescription: Story = {
  name: 'Without description or photo (S-116)',
  args: { offer: offers.brokenBlinds },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay descripción')).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'Loading (S-124)',
  args: { offer: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const LongWords: Story = { args: { offer: offers.longWords } }

/** All of the page: the offer, what to do about it, and others like it. */
export const OnItsPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <DetailPage
      side={
        <ApplyPanel
          viewer={people.bruno}
          offer={offers.leakingTap}
          application="sent"
          onApply={fn()}
          onSignIn={fn()}
          backHref="#offers"
          profileHref="#profile"
          notice={<Notice kind="success">{offerCopy.hasApplied}</Notice>}
        />
      }
      suggestions={
        <SuggestedOffers
          offers={Object.values(offers)}
          hrefFor={(offer) => `#${offer.id}`}
          page={1}
          pages={2}
          hrefForPage={(page) => `#page-${page}`}
        />
      }
    >
      <OfferDetail {...args} />
    </DetailPage>
  ),
}

export const OnItsPageOnAPhone: Story = { ...OnItsPage, globals: { viewport: { value: 'phone' } } }
