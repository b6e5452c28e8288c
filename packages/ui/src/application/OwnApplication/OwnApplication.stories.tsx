import { applications, offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import type { Guide } from '../../testing/guide.ts'
import { applicationMessages } from '../application.messages.ts'
import { OwnApplication } from './OwnApplication.tsx'

const {
  applyWithTerms,
  own,
  edit,
  withdraw,
  withdrawTitle,
  withdrawHelp,
  withdrawnHelp,
  declinedHelp,
  declineReason,
  expiredHelp,
  acceptedHelp,
  price,
  acceptsBudget,
  wasAmount,
  availability,
  from,
  shiftOnly,
  unknown,
  message,
  photos,
  photoOf,
  counterOpen,
  acceptCounter,
  refuseCounter,
  answering,
  agreedPrice,
  counterRefused,
} = applicationMessages

const guide: Guide = {
  whenToUse:
    'Below «Postular», for a professional: to apply with terms, and to read, edit or withdraw the application.',
  alternatives: { ApplicantComparison: 'for the client' },
  anatomy: [
    '«Postular con presupuesto y mensaje», while there is no application',
    'State, price with the earlier one, availability, message, photos',
    '«Editar» and «Retirar», while the application waits',
    'What happened, when it does not wait anymore',
  ],
  do: ['Pass null as `application` before the professional applies.'],
  dont: ['Do not render it for clients.'],
  keyboard: { Tab: 'Moves focus through the buttons', 'Enter, Space': 'Opens a dialog' },
  messages: {
    applyWithTerms,
    own,
    edit,
    withdraw,
    withdrawTitle,
    withdrawHelp,
    withdrawnHelp,
    declinedHelp,
    declineReason,
    expiredHelp,
    acceptedHelp,
    price,
    acceptsBudget,
    wasAmount,
    availability,
    from,
    shiftOnly,
    unknown,
    message,
    photos,
    photoOf,
    counterOpen,
    acceptCounter,
    refuseCounter,
    answering,
    agreedPrice,
    counterRefused,
  },
}

const meta = {
  title: 'Marketplace/Application/OwnApplication',
  component: OwnApplication,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    offer: offers.tankPump,
    application: applications.edited,
    onApply: fn(async () => {}),
    onUploadPhoto: fn(async (_: File, id: string) => ({ id, url: '' })),
    onEdit: fn(async () => {}),
    onWithdraw: fn(async () => {}),
    onCounterAnswer: fn(async () => {}),
  },
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof OwnApplication>

export default meta
type Story = StoryObj<typeof meta>

export const Edited: Story = {
  name: 'Edited: withdraws after a confirmation (P-003, P-004)',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Editada')).toBeVisible()
    await expect(canvas.getByText('antes $ 52.000')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }))
    await waitFor(() => expect(args.onWithdraw).toHaveBeenCalled())
  },
}

export const Countered: Story = {
  name: 'The client proposes another amount (P-012)',
  args: { application: applications.countered },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Contraoferta: $ 46.000')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Rechazar monto' }))
    await expect(args.onCounterAnswer).toHaveBeenCalledWith(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Aceptar monto' }))
    await expect(args.onCounterAnswer).toHaveBeenCalledWith(true)
  },
}

export const Agreed: Story = {
  name: 'The amount that both agreed on (P-155)',
  args: {
    application: {
      ...applications.edited,
      quote: 46_000,
      counterOffer: { amount: 46_000, state: 'accepted' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Precio acordado').nextElementSibling).toHaveTextContent('$ 46.000')
    await expect(canvas.queryByText(/Contraoferta/)).toBeNull()
  },
}

export const AnsweringCounterOffer: Story = {
  name: 'Sends one answer to the amount of the client (P-012)',
  args: { application: applications.countered, onCounterAnswer: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aceptar monto' }))
    await expect(await canvas.findByRole('button', { name: applicationMessages.answering })).toHaveFocus()
    const refuse = canvas.getByRole('button', { name: 'Rechazar monto' })
    await expect(refuse).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(refuse)
    await expect(args.onCounterAnswer).toHaveBeenCalledOnce()
  },
}

export const NotApplied: Story = {
  name: 'Before the application (P-001)',
  args: { application: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Postular con presupuesto y mensaje' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const OneClick: Story = {
  name: 'Sent with one click: accepts the budget (P-001)',
  args: { application: applications.plain },
}
export const Declined: Story = {
  name: 'Declined with a reason (P-006)',
  args: { application: applications.declined },
}
export const Withdrawn: Story = {
  name: 'Withdrawn: can be sent again (P-005)',
  args: { application: { ...applications.edited, state: 'withdrawn' } },
}
export const Accepted: Story = { args: { application: { ...applications.edited, state: 'accepted' } } }
export const Expired: Story = {
  name: 'Another one was chosen (P-008)',
  args: { application: { ...applications.plain, state: 'expired' } },
}
export const LongOnAPhone: Story = {
  args: { application: applications.long },
  globals: { viewport: { value: 'phone' } },
}
