import { offers, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Notice } from '../../base/Notice/Notice.tsx'
import { DetailPage } from '../../layout/index.ts'
import { ApplyPanel } from '../ApplyPanel/ApplyPanel.tsx'
import * as offerMessages from '../offer.messages.ts'
import { SuggestedOffers } from '../SuggestedOffers/SuggestedOffers.tsx'
import type { Guide } from '../../testing/guide.ts'
import { OfferDetail } from './OfferDetail.tsx'

const guide: Guide = {
  whenToUse: 'For the main column of the page of an offer.',
  alternatives: { OfferCard: 'in a list', OwnOfferPanel: "for the user's own offers, with their next step" },
  anatomy: ['Header', 'Photos', 'Publication date and budget', '«Acerca del Servicio» with the description'],
  do: ['Pass `undefined` while the offer loads. It renders a spinner.'],
  dont: ['Do not replace an empty description. The component renders «No hay descripción».'],
  keyboard: {},
  messages: {
    about: offerMessages.about,
    noDescription: offerMessages.noDescription,
    published: offerMessages.published,
    budget: offerMessages.budget,
  },
}

const meta = {
  title: 'Marketplace/Offer/OfferDetail',
  component: OfferDetail,
  parameters: { guide },
  args: { offer: offers.tankPump },
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
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', offers.tankPump.photo)
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

/** With `ApplyPanel` and `SuggestedOffers`. */
export const FullPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <DetailPage
      side={
        <ApplyPanel
          viewer={people.bruno}
          offer={offers.tankPump}
          application="sent"
          onApply={fn()}
          onSignIn={fn()}
          backHref="#offers"
          profileHref="#profile"
          notice={<Notice kind="success">{offerMessages.hasApplied}</Notice>}
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

export const FullPageOnAPhone: Story = { ...FullPage, globals: { viewport: { value: 'phone' } } }
