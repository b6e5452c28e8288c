import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import { offerCopy } from '../offer.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { ApplicantsTable } from './ApplicantsTable.tsx'

const { applicants } = offers.leakingTap

const guide: Guide = {
  use: "Who applied to one's own offer, and the button that accepts one of them.",
  instead: { Table: 'for any other table', UserList: 'for people outside an offer' },
  anatomy: [
    'Heading «Postulantes»',
    'Columns Name, Profesión, Rating, Acción',
    'A row for each applicant, a card where the place is narrow',
    '«ACEPTAR» in each row',
  ],
  do: ['While one acceptance is on its way, pass `acceptingId`: the others wait.'],
  dont: ['Do not ask again before accepting elsewhere: the panel shows the outcome.'],
  keys: {
    Tab: 'To each name and each button',
    Enter: 'Opens a person or accepts',
    Space: 'On a button, accepts',
  },
  copy: {
    applicants: offerCopy.applicants,
    applicantName: offerCopy.applicantName,
    applicantTrades: offerCopy.applicantTrades,
    applicantRating: offerCopy.applicantRating,
    applicantAction: offerCopy.applicantAction,
    accept: offerCopy.accept,
    noApplicants: offerCopy.noApplicants,
  },
}

const meta = {
  title: 'Offer/ApplicantsTable',
  component: ApplicantsTable,
  tags: ['interactive'],
  parameters: { guide },
  args: { applicants, onAccept: fn(), hrefFor: (applicant) => `#${applicant.id}` },
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
  name: 'Default (S-199, S-200)',
  play: async ({ args, canvasElement }) => {
    const table = within(canvasElement)
    const columns = table.getAllByRole('columnheader').map((column) => column.textContent)
    await expect(columns).toEqual(['Name', 'Profesión', 'Rating', 'Acción'])
    await expect(table.getByRole('row', { name: /Bruno Saldaño/ })).toHaveTextContent('Plomería, Gas')
    await expect(table.getByRole('img', { name: '5 de 5 estrellas' })).toBeVisible()
    await userEvent.click(table.getByRole('button', { name: 'ACEPTAR a Carla' }))
    await expect(args.onAccept).toHaveBeenCalledWith(applicants[1])
    await expect(table.getAllByText('ACEPTAR')).toHaveLength(2)
  },
}

/** While one is being accepted no other can be. */
export const Accepting: Story = {
  args: { acceptingId: applicants[0]?.id ?? null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'procesando...' })).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: 'ACEPTAR a Carla' })).toBeDisabled()
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
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'ACEPTAR a Carla' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
