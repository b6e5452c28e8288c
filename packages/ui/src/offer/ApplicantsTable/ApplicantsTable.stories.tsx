import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import * as offerMessages from '../offer.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { ApplicantsTable } from './ApplicantsTable.tsx'

const { applicants } = offers.tankPump

const guide: Guide = {
  whenToUse: "For the applicants of the user's own offer.",
  alternatives: { Table: 'for any other table', UserList: 'for users in the admin area' },
  anatomy: [
    'Heading «Postulantes»',
    'Columns: Name, Profesión, Rating, Acción',
    'One row per applicant; cards in a narrow container',
    '«ACEPTAR» in each row',
  ],
  do: ['Throw from `onAccept` if the applicant was not accepted.'],
  dont: ['Do not confirm again: the table asks before accepting.'],
  keyboard: {
    Tab: 'Moves focus to the next name or button',
    Enter: 'Opens a profile, or the confirmation of an applicant',
    Space: 'On a button: opens the confirmation',
  },
  messages: {
    applicants: offerMessages.applicants,
    applicantName: offerMessages.applicantName,
    applicantTrades: offerMessages.applicantTrades,
    applicantRating: offerMessages.applicantRating,
    applicantAction: offerMessages.applicantAction,
    accept: offerMessages.accept,
    noApplicants: offerMessages.noApplicants,
  },
}

const meta = {
  title: 'Marketplace/Offer/ApplicantsTable',
  component: ApplicantsTable,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    applicants,
    budget: offers.tankPump.budget,
    onAccept: fn(async () => {}),
    hrefFor: (applicant) => `#${applicant.id}`,
  },
  decorators: [
    (Story) => (
      <Panel padding="none" isClipped>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof ApplicantsTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-199, S-200, P-153)',
  play: async ({ args, canvasElement }) => {
    const table = within(canvasElement)
    const columns = table.getAllByRole('columnheader').map((column) => column.textContent)
    await expect(columns).toEqual(['Name', 'Profesión', 'Rating', 'Acción'])
    await expect(table.getByRole('row', { name: /Bruno Saldaño/ })).toHaveTextContent('Plomería, Gas')
    await expect(table.getByRole('img', { name: '4,5 de 5 estrellas' })).toBeVisible()
    await userEvent.click(table.getByRole('button', { name: 'ACEPTAR a Carla' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(args.onAccept).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'ACEPTAR' }))
    await expect(args.onAccept).toHaveBeenCalledWith(applicants[1])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(table.getAllByText('ACEPTAR')).toHaveLength(2)
  },
}

export const Countered: Story = {
  name: 'With a counter-offer that waits and one that was agreed (P-155)',
  args: {
    applicants: applicants.map((applicant, index) => ({
      ...applicant,
      quote: 46_000,
      counterOffer: { amount: 46_000 - index * 1000, state: index === 0 ? 'accepted' : 'open' },
    })),
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement)
    await expect(table.getByRole('row', { name: /Bruno Saldaño/ })).toHaveTextContent(
      'Precio acordado$ 46.000',
    )
    await expect(table.getByRole('row', { name: /Carla/ })).toHaveTextContent('Contraoferta: $ 45.000')
  },
}

export const Empty: Story = {
  name: 'Empty (S-201)',
  args: { applicants: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aún no tienes postulantes')).toBeVisible()
    await expect(within(canvasElement).queryByRole('table')).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = {
  name: 'On a phone, «ACEPTAR» is below the facts (P-153)',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const accept = within(canvasElement).getByRole('button', { name: 'ACEPTAR a Carla' })
    const rating = within(canvasElement).getByText('Sin valoraciones')
    await expect(accept.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      rating.getBoundingClientRect().bottom,
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Outdated: Story = {
  name: 'After a change of the offer, one who has not confirmed cannot be accepted (P-194)',
  args: { applicants: offers.edited.applicants },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('a reconfirmar')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^ACEPTAR/ })).toHaveLength(1)
  },
}
