import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import * as offerMessages from '../offer.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { OwnOffersEmpty } from './OwnOffersEmpty.tsx'

const guide: Guide = {
  whenToUse: 'For a user without published offers: links to the form that publishes one.',
  alternatives: { EmptyState: 'for any other empty list' },
  anatomy: ['Drawing', '«Ups! Aún no tienes servicios creados»', 'Links «Crear Servicios» and «Home»'],
  do: ['Show it only without filters. Otherwise use `OffersNotFound`.'],
  dont: ['Do not show it while the list loads.'],
  keyboard: { Tab: 'Moves focus to the next link', Enter: 'Follows the link' },
  messages: {
    noOwn: offerMessages.noOwn,
    noOwnHelp: offerMessages.noOwnHelp,
    createOne: offerMessages.createOne,
    home: offerMessages.home,
  },
}

const meta = {
  title: 'Marketplace/Offer/OwnOffersEmpty',
  component: OwnOffersEmpty,
  tags: ['interactive'],
  parameters: { guide },
  args: { createHref: '#create', homeHref: '#home' },
} satisfies Meta<typeof OwnOffersEmpty>

export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Default (S-205)',
  play: async ({ canvasElement }) => {
    const empty = within(canvasElement)
    await expect(empty.getByRole('heading', { name: 'Ups! Aún no tienes servicios creados' })).toBeVisible()
    await expect(empty.getByRole('link', { name: 'Crear Servicios' })).toHaveAttribute('href', '#create')
    await expect(empty.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#home')
  },
}
