import { offers, toOfferPreview } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as offerMessages from '../offer.messages.ts'
import { OfferPreviewPanel } from './OfferPreviewPanel.tsx'

const guide: Guide = {
  whenToUse: 'Next to the preview of an offer, for visitors.',
  alternatives: { ApplyPanel: 'for signed-in users' },
  anatomy: [
    'Number of applicants',
    'What the visitor has to do, or that the offer is closed',
    '«Ingresar para postular», or «Cerrado»',
    '«Volver» to the list',
  ],
  do: ['Send the application after the sign-in, without another click.'],
  dont: ['Do not show who applied. Only the owner of the offer sees the applicants.'],
  keyboard: {
    Tab: 'Moves focus to the button, then to «Volver»',
    Enter: 'Signs in or goes back',
    Space: 'On the button: signs in',
  },
  messages: {
    signInToApply: offerMessages.signInToApply,
    signInHelp: offerMessages.signInHelp,
    closedHelp: offerMessages.closedHelp,
    applicantCount: offerMessages.applicantCount,
  },
}

const meta = {
  title: 'Marketplace/Offer/OfferPreviewPanel',
  component: OfferPreviewPanel,
  tags: ['interactive'],
  parameters: { guide },
  args: { offer: toOfferPreview(offers.tankPump), onApply: fn(), backHref: '#offers' },
} satisfies Meta<typeof OfferPreviewPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByText('2 postulantes')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#offers')
    await userEvent.click(panel.getByRole('button', { name: 'Ingresar para postular' }))
    await expect(args.onApply).toHaveBeenCalledTimes(1)
  },
}

export const OneApplicant: Story = {
  args: { offer: { state: 'pendiente', applicantCount: 1 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 postulante')).toBeVisible()
  },
}

export const NoApplicants: Story = {
  args: { offer: { state: 'pendiente', applicantCount: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Todavía no hay postulantes')).toBeVisible()
  },
}

/** The client accepted an applicant. */
export const Closed: Story = {
  args: { offer: toOfferPreview(offers.paintedRoom) },
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByRole('button', { name: 'Cerrado' })).toBeDisabled()
    await expect(panel.queryByRole('button', { name: 'Ingresar para postular' })).toBeNull()
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}
