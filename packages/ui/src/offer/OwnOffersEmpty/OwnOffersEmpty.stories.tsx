import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { offerCopy } from '../offer.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { OwnOffersEmpty } from './OwnOffersEmpty.tsx'

const guide: Guide = {
  use: "Stands where one's own offers would be, with the way to publish the first.",
  instead: { EmptyState: 'for any other empty place' },
  anatomy: ['Drawing', '«Ups! Aún no tienes servicios creados»', 'Links to publish and to go home'],
  do: ['Show it only when no filter is set.'],
  dont: ['Do not show it while the list is loading.'],
  keys: { Tab: 'To each link', Enter: 'Follows it' },
  copy: {
    noOwn: offerCopy.noOwn,
    noOwnHelp: offerCopy.noOwnHelp,
    createOne: offerCopy.createOne,
    home: offerCopy.home,
  },
}

const meta = {
  title: 'Offer/OwnOffersEmpty',
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
