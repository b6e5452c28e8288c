import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { offerCopy } from '../offer.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { OwnOfferList } from './OwnOfferList.tsx'

const guide: Guide = {
  use: "One's own offers as picture cards; pressing one shows it beside the list.",
  instead: { OfferList: 'for the public list' },
  anatomy: ['Cards with photo, title and state', 'Skeletons while loading'],
  do: [
    'Put it into MasterDetail with OwnOfferPanel.',
    'Keep the chosen one in the address, so that a reload shows it again.',
  ],
  dont: ['Do not use links: the card chooses, it does not leave the page.'],
  keys: { Tab: 'From card to card', Enter: 'Chooses', Space: 'Chooses' },
  copy: { own: offerCopy.own, loading: offerCopy.loading },
}

const meta = {
  title: 'Offer/OwnOfferList',
  component: OwnOfferList,
  tags: ['interactive'],
  parameters: { guide },
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
