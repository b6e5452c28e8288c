import { offerHistory, offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as offerMessages from '../offer.messages.ts'
import { OfferChanges } from './OfferChanges.tsx'

const changes = offerHistory.find((entry) => entry.changes !== null)?.changes ?? {}

const guide: Guide = {
  whenToUse: 'For what changed in an offer: each field before and after.',
  alternatives: { ConfirmChanges: 'for a professional who confirms the changes' },
  anatomy: ['Name of the field', 'Value before, crossed out', 'Value after'],
  do: ['Pass changes without the street to viewers who may not see it.'],
  dont: ['Do not show fields that are as they were.'],
  keyboard: {},
  messages: {
    before: offerMessages.before,
    now: offerMessages.now,
    hiddenChange: offerMessages.hiddenChange,
  },
}

const meta = {
  title: 'Marketplace/Offer/OfferChanges',
  component: OfferChanges,
  parameters: { guide },
  args: { changes },
} satisfies Meta<typeof OfferChanges>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllFields: Story = {
  args: {
    changes: {
      ...changes,
      description: { before: offers.tankPump.description, after: offers.longWords.description },
      trades: { before: ['Plomería'], after: ['Plomería', 'Gas'] },
      city: { before: 'La Plata', after: 'Carmen de Areco, zona rural' },
      addressVisibility: { before: 'everyone', after: 'hired' },
    },
  },
}

export const HiddenAddress: Story = {
  name: 'Without the street, for a viewer who may not see it (P-193)',
  args: { changes: { address: { before: null, after: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/La ve solo quien sea contratado/)).toBeVisible()
  },
}
