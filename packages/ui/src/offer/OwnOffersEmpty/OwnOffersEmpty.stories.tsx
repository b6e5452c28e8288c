import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { OwnOffersEmpty } from './OwnOffersEmpty.tsx'

const meta = {
  title: 'Offer/OwnOffersEmpty',
  component: OwnOffersEmpty,
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
