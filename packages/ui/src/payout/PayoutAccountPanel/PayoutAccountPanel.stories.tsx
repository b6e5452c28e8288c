import { Problem } from '@plomada/domain/contract'
import { frozenAccount, payoutAccount } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { payoutMessages } from '../payout.messages.ts'
import { PayoutAccountPanel } from './PayoutAccountPanel.tsx'

const { account, accountHelp, accountFailed, noAccount, addAccount, changeAccount, frozen, freezeHelp } =
  payoutMessages
const { cuit, target, holder, cancel, confirmAccount, codeSent, confirm, back } = payoutMessages
const { continue: next } = payoutMessages
const data = { cuit: '20123456786', target: '2850590940090418135201', holder: 'Bruno Saldaño' }

const guide: Guide = {
  whenToUse: 'For the account to which a professional wants their money.',
  alternatives: { EmailConfirmation: 'for a new email address' },
  anatomy: ['Kind and last four characters, holder and CUIT', 'The form of an account', 'The mailed code'],
  do: ['Mail a code for each account.'],
  dont: ['Do not pass the whole number of an account: its owner knows it.'],
  keyboard: { Tab: 'Moves focus through the fields and buttons', Enter: 'Submits the form' },
  messages: {
    account,
    accountHelp,
    accountFailed,
    noAccount,
    addAccount,
    changeAccount,
    frozen,
    freezeHelp,
    cuit,
    target,
    holder,
    next,
    cancel,
    confirmAccount,
    codeSent,
    confirm,
    back,
  },
}

const meta = {
  title: 'Marketplace/Payout/PayoutAccountPanel',
  component: PayoutAccountPanel,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    account: payoutAccount,
    now: new Date('2026-11-20T12:00:00Z'),
    onRetry: fn(),
    onSendCode: fn(async () => {}),
    onSave: fn(async () => {}),
  },
} satisfies Meta<typeof PayoutAccountPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Shows the last four characters, and asks for a code before a change (P-246)',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('CBU ••••5201')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: changeAccount }))
    await expect(canvas.getByRole('heading', { name: account })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: /^CBU/ }), '28505909-40090418135201')
    await waitFor(() => expect(canvas.getByRole('button', { name: next })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: next }))
    await expect(args.onSendCode).toHaveBeenCalledWith(data)
    await expect(await canvas.findByRole('heading', { name: confirmAccount })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: /Código/ }), '40718826')
    await waitFor(() => expect(canvas.getByRole('button', { name: confirm })).toBeEnabled())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ ...data, code: '40718826' }))
    await expect(await canvas.findByText('CBU ••••5201')).toBeVisible()
  },
}

export const None: Story = {
  name: 'Says at the field what is wrong with a number (P-245)',
  args: { account: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: addAccount }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^CUIT/ }), '20-12345678-9')
    await userEvent.tab()
    await expect(await canvas.findByText('Ese CUIT no existe: revisá los números')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: cancel }))
    await expect(canvas.getByText(noAccount)).toBeVisible()
  },
}

export const WrongCode: Story = {
  name: 'A wrong code; going back keeps the account',
  args: {
    onSave: fn(async () => {
      throw new Problem('invalid', { fields: { code: 'Ese código no es correcto o ya venció' } })
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: changeAccount }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^CBU/ }), data.target)
    await waitFor(() => expect(canvas.getByRole('button', { name: next })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: next }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /Código/ }), '00000000')
    await waitFor(() => expect(canvas.getByRole('button', { name: confirm })).toBeEnabled())
    await userEvent.keyboard('{Enter}')
    await expect((await canvas.findAllByText(/Ese código no es correcto/))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: back }))
    await expect(await canvas.findByRole('textbox', { name: /^CBU/ })).toHaveValue(data.target)
  },
}

export const Frozen: Story = { args: { account: frozenAccount } }
export const Loading: Story = { args: { account: undefined } }
export const Failed: Story = {
  args: { account: undefined, hasFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const OnAPhone: Story = {
  args: { account: frozenAccount },
  globals: { viewport: { value: 'phone' } },
}
