import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as offerMessages from '../offer.messages.ts'
import { RenewPanel } from './RenewPanel.tsx'

const guide: Guide = {
  whenToUse:
    'For the page that the mail about the expiry of an offer links: mail programs follow links, so it asks first.',
  alternatives: { OwnOfferLife: "for the panel of the user's own offers" },
  anatomy: [
    'Title of the offer',
    'Until when it is open',
    'Question',
    '«Renovar» and a link to the own offers',
  ],
  do: ['Change nothing before the button is pressed.'],
  dont: ['Do not renew when the page opens.'],
  keyboard: { Tab: 'Moves focus to the next button or link', Enter: 'Renews or follows the link' },
  messages: {
    renewQuestion: offerMessages.renewQuestion,
    renewHelp: offerMessages.renewHelp,
    notRenewable: offerMessages.notRenewable,
    renew: offerMessages.renew,
    publishSame: offerMessages.publishSame,
    backToOwn: offerMessages.backToOwn,
  },
}

const meta = {
  title: 'Marketplace/Offer/RenewPanel',
  component: RenewPanel,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    offer: { ...offers.tankPump, expiresAt: new Date('2026-12-18T14:05:00Z') },
    now: new Date('2026-12-15T12:00:00Z'),
    backHref: '#own',
    onRenew: fn(async () => {}),
  },
} satisfies Meta<typeof RenewPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Renews with one press, and not before (P-197)',
  play: async ({ args, canvas }) => {
    await expect(args.onRenew).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Renovar' }))
    await expect(args.onRenew).toHaveBeenCalledOnce()
  },
}

export const Expired: Story = { args: { offer: offers.expired } }

export const TooLate: Story = { args: { offer: offers.expired, now: new Date('2027-02-01T12:00:00Z') } }
