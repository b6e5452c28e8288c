import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { OfferHeader } from './OfferHeader.tsx'

const meta = {
  title: 'Offer/OfferHeader',
  component: OfferHeader,
  args: { offer: offers.leakingTap },
} satisfies Meta<typeof OfferHeader>

export default meta
type Story = StoryObj<typeof meta>

/** Upper case is looks: the text itself, copied or read aloud, stays as it was written. */
export const Default: Story = {
  name: 'Default (S-111..S-113)',
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent('cambiar la bomba del tanque')
    await expect(getComputedStyle(title).textTransform).toBe('uppercase')
    await expect(within(canvasElement).getByText('Ana Ferreyra')).toBeVisible()
    await expect(within(canvasElement).getByText('Buenos Aires, La Plata, Calle 48 n.º 1120')).toBeVisible()
  },
}

export const WithPhoto: Story = {
  name: 'With photo (S-114)',
  args: {
    offer: { ...offers.leakingTap, owner: { ...offers.leakingTap.owner, photo: offers.leakingTap.photo } },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', offers.leakingTap.photo)
  },
}

export const WithoutStreet: Story = { args: { offer: offers.newWiring } }

export const LongWordsOnAPhone: Story = {
  args: { offer: offers.longWords },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
