import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import * as offerMessages from '../offer.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { ApplicationsEmpty } from './ApplicationsEmpty.tsx'

const guide: Guide = {
  whenToUse: 'For a professional without applications: links to the offers.',
  alternatives: { EmptyState: 'for any other empty list' },
  anatomy: ['Drawing', '«Aún no te has postulado a un servicio»', 'Links «Postularme» and «Home»'],
  do: ['Show it only without filters. Otherwise use `OffersNotFound`.'],
  dont: ['Do not show it while the list loads.'],
  keyboard: { Tab: 'Moves focus to the next link', Enter: 'Follows the link' },
  messages: {
    noApplications: offerMessages.noApplications,
    noApplicationsHelp: offerMessages.noApplicationsHelp,
    browseOffers: offerMessages.browseOffers,
    home: offerMessages.home,
  },
}

const meta = {
  title: 'Marketplace/Offer/ApplicationsEmpty',
  component: ApplicationsEmpty,
  tags: ['interactive'],
  parameters: { guide },
  args: { offersHref: '#offers', homeHref: '#home' },
} satisfies Meta<typeof ApplicationsEmpty>

export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Default (S-214)',
  play: async ({ canvasElement }) => {
    const empty = within(canvasElement)
    await expect(empty.getByRole('heading', { name: 'Aún no te has postulado a un servicio' })).toBeVisible()
    await expect(empty.getByRole('link', { name: 'Postularme' })).toHaveAttribute('href', '#offers')
    await expect(empty.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#home')
  },
}
