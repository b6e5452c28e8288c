import { offers, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Notice } from '../../base/Notice/Notice.tsx'
import * as offerMessages from '../offer.messages.ts'
import { getBackground } from '../../testing/getBackground.ts'
import type { Guide } from '../../testing/guide.ts'
import { ApplyPanel } from './ApplyPanel.tsx'

const guide: Guide = {
  whenToUse: 'Next to an offer, to apply or to sign in.',
  alternatives: {
    OfferCard: 'in a list; it includes the apply button',
    ContactCard: 'on the page of a professional',
  },
  anatomy: [
    'Portrait, name and role of the viewer',
    'Apply button, or «Ingresar» for a visitor',
    '«Volver» to the list',
    'For a client who tries to apply: a notice with a link to the profile form',
    'Message about the last action',
  ],
  do: ['Pass the result of the application as `notice`.'],
  dont: ['Do not hide the button from clients. It explains that they need a professional profile.'],
  keyboard: {
    Tab: 'Moves focus to the button, then to «Volver»',
    Enter: 'Applies, signs in or goes back',
    Space: 'On a button: applies or signs in',
  },
  messages: {
    apply: offerMessages.apply,
    applied: offerMessages.applied,
    closed: offerMessages.closed,
    declined: offerMessages.declined,
    declinedOnCard: offerMessages.declinedShort,
    back: offerMessages.back,
    signIn: offerMessages.signIn,
    signInFirst: offerMessages.signInFirst,
    hasApplied: offerMessages.hasApplied,
    needsProfile: offerMessages.needsProfile,
  },
}

const meta = {
  title: 'Marketplace/Offer/ApplyPanel',
  component: ApplyPanel,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    viewer: people.bruno,
    offer: offers.tankPump,
    application: 'open',
    onApply: fn(),
    onSignIn: fn(),
    backHref: '#offers',
    profileHref: '#profile',
  },
} satisfies Meta<typeof ApplyPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-120, S-121)',
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByText('Bruno Saldaño')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', people.bruno.photo)
    await expect(panel.getByText('Usuario professional')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#offers')
    await userEvent.click(panel.getByRole('button', { name: /^Postular/ }))
    await expect(args.onApply).toHaveBeenCalledTimes(1)
  },
}

export const Applied: Story = {
  name: 'Applied (S-122)',
  args: { application: 'sent', notice: <Notice kind="success">Te has postulado</Notice> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Postulado' })
    await expect(button).toBeDisabled()
    const { hue } = getBackground(button)
    await expect(hue).toBeGreaterThan(130)
    await expect(hue).toBeLessThan(170)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Te has postulado')
  },
}

/** The client accepted another applicant. The disabled button has a neutral background. */
export const Closed: Story = {
  args: { offer: offers.paintedRoom, application: 'closed' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Cerrado' })
    await expect(button).toBeDisabled()
    await expect(getBackground(button).chroma).toBeLessThan(0.02)
  },
}

/** The client declined the application. «Postulado» would say that it still waits. */
export const Declined: Story = {
  name: 'Declined (P-021)',
  args: { application: 'declined' },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByRole('button', { name: 'Postulación rechazada' })).toBeDisabled()
    await expect(panel.queryByRole('button', { name: 'Postulado' })).toBeNull()
  },
}

/** A client sees the button. A click shows that they need a professional profile (decision D-039). */
export const Client: Story = {
  args: { viewer: people.ana },
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).not.toHaveBeenCalled()
    await expect(panel.getByRole('status')).toHaveTextContent('completá tu perfil profesional')
    await expect(panel.getByRole('link', { name: 'Completar el perfil profesional' })).toHaveAttribute(
      'href',
      '#profile',
    )
  },
}

export const OwnOffer: Story = {
  args: { viewer: people.ana, application: 'own' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tu publicación')).toBeVisible()
  },
}

export const SignedOut: Story = {
  args: { viewer: null },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ingresar' }))
    await expect(args.onSignIn).toHaveBeenCalledTimes(1)
  },
}

export const Admin: Story = { args: { viewer: people.elena, application: 'unable' } }
