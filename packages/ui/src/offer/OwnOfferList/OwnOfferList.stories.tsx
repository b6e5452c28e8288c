import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OwnOfferList } from './OwnOfferList.tsx'

const meta = {
  title: 'Offer/OwnOfferList',
  component: OwnOfferList,
  args: {
    offers: [offers.leakingTap, offers.paintedRoom, offers.newWiring, offers.longWords],
    selectedId: offers.leakingTap.id,
    onSelect: fn(),
  },
} satisfies Meta<typeof OwnOfferList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-196)',
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getAllByRole('button')).toHaveLength(4)
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(3)
    await expect(list.getByRole('button', { name: /Cambiar la bomba/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(offers.paintedRoom)
  },
}

export const NothingSelected: Story = { args: { selectedId: null } }

export const Loading: Story = { args: { offers: undefined } }
