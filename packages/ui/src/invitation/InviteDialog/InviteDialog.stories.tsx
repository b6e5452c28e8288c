import type { InvitationOption } from '@plomada/domain'
import { Problem } from '@plomada/domain/contract'
import { invitationOptions, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { invitationMessages } from '../invitation.messages.ts'
import { InviteDialog, type InviteDialogProps } from './InviteDialog.tsx'

const onInvite = fn<(offer: InvitationOption) => Promise<void>>()

const guide: Guide = {
  whenToUse: 'On the page of a professional, for a client with open offers.',
  alternatives: { ConfirmDialog: 'to confirm an action', ContactCard: 'to contact without an offer' },
  anatomy: ['Title with the name', 'Explanation', 'Open offers with «Invitar», «Invitado» or the limit'],
  do: ['Read the offers again after an invitation.'],
  dont: ['Do not list offers that accept no applications.'],
  keyboard: { Tab: 'Moves focus through the offers', Escape: 'Closes the dialog' },
  messages: invitationMessages,
}

/** Marks the offer as invited, as the page does after a request. */
function Inviting(props: InviteDialogProps) {
  const [offers, setOffers] = useState(props.offers)
  const invite = async (offer: InvitationOption) => {
    await props.onInvite(offer)
    const invitedCount = offer.invitedCount + 1
    setOffers((now) =>
      now?.map((one) => (one.id === offer.id ? { ...one, invitedCount, isInvited: true } : one)),
    )
  }
  return <InviteDialog {...props} offers={offers} onInvite={invite} />
}

const meta = {
  title: 'Marketplace/Invitation/InviteDialog',
  component: InviteDialog,
  tags: ['interactive'],
  parameters: { guide },
  render: (props) => <Inviting {...props} />,
  args: {
    isOpen: true,
    onClose: fn(),
    professional: people.bruno,
    offers: invitationOptions,
    createHref: '/create/service',
    onInvite,
  },
  beforeEach: () => {
    onInvite.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof InviteDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Invites to an offer and keeps the focus (P-091, P-092)',
  play: async () => {
    await expect(screen.getByText('Ya invitaste a 5')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Invitar a «Cambiar la bomba del tanque»' }))
    await expect(onInvite).toHaveBeenCalledWith(invitationOptions[0])
    await expect(await screen.findByText('1 de 5 invitados')).toBeVisible()
    await expect(document.activeElement).toHaveTextContent('Invitado')
  },
}
export const Refused: Story = {
  play: async () => {
    onInvite.mockRejectedValue(new Problem('tooManyInvitations'))
    await userEvent.click(screen.getByRole('button', { name: /bomba/ }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Ya invitaste a 5 profesionales')
  },
}
export const WithoutOffers: Story = { args: { offers: [] } }
export const Loading: Story = { args: { offers: undefined } }
export const Failed: Story = { args: { offers: undefined, hasFailed: true, onRetry: fn() } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
