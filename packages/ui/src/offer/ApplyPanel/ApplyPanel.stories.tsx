import { offers, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Notice } from '../../base/Notice/Notice.tsx'
import { offerCopy } from '../offer.copy.ts'
import { groundOf } from '../../testing/groundOf.ts'
import type { Guide } from '../../testing/guide.ts'
import { ApplyPanel } from './ApplyPanel.tsx'

const guide: Guide = {
  use: 'Beside an offer: who is looking, and the way to apply or to sign in.',
  instead: { OfferCard: 'which has its own apply button', ContactCard: 'beside a professional' },
  anatomy: [
    'Portrait, name and role of whoever looks',
    'Apply button in its state',
    '«Volver» to the list',
    'What a client still needs, once they try',
    'A message about the last step',
  ],
  do: ['Pass the result of applying as `notice`: it stays beside the button.'],
  dont: ['Do not hide the button from clients: it explains what is missing.'],
  keys: {
    Tab: 'To the button, then to «Volver»',
    Enter: 'Applies, signs in or goes back',
    Space: 'Applies or signs in',
  },
  copy: {
    apply: offerCopy.apply,
    applied: offerCopy.applied,
    closed: offerCopy.closed,
    back: offerCopy.back,
    signIn: offerCopy.signIn,
    signInFirst: offerCopy.signInFirst,
    hasApplied: offerCopy.hasApplied,
    needsProfile: offerCopy.needsProfile,
  },
}

const meta = {
  title: 'Offer/ApplyPanel',
  component: ApplyPanel,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    viewer: people.bruno,
    offer: offers.leakingTap,
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
    const { hue } = groundOf(button)
    await expect(hue).toBeGreaterThan(130)
    await expect(hue).toBeLessThan(170)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Te has postulado')
  },
}

/** Somebody else was taken: no button that looks as if it could be pressed. */
export const Closed: Story = {
  args: { offer: offers.paintedRoom, application: 'closed' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Cerrado' })
    await expect(button).toBeDisabled()
    await expect(groundOf(button).chroma).toBeLessThan(0.02)
  },
}

/** A client sees the button and is told, on pressing it, what is missing (decision D-039). */
export const Client: Story = {
  args: { viewer: people.ana },
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).not.toHaveBeenCalled()
    await expect(panel.getByRole('status')).toHaveTextContent('completar el perfil profesional')
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
