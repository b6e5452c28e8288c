import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ApplicationsEmpty } from './ApplicationsEmpty.tsx'

const meta = {
  title: 'Offer/ApplicationsEmpty',
  component: ApplicationsEmpty,
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
