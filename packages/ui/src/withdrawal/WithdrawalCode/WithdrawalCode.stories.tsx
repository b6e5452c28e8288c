import { withdrawalReceipts } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { withdrawalMessages } from '../withdrawal.messages.ts'
import { WithdrawalCode } from './WithdrawalCode.tsx'

const { codeTitle, doneTitle, code, keepCode, next, doneNext } = withdrawalMessages

const guide: Guide = {
  whenToUse: 'After a request to withdraw, in place of its form.',
  alternatives: { Notice: 'for other confirmations' },
  anatomy: ['Heading', 'Code', 'What happens next, and by when'],
  do: ['Render it as soon as the server has the request.'],
  dont: ['Do not close it by itself: people write the code down.'],
  keyboard: {},
  messages: { codeTitle, doneTitle, code, keepCode, next, doneNext },
}

const meta = {
  title: 'Marketplace/Withdrawal/WithdrawalCode',
  component: WithdrawalCode,
  parameters: { guide },
  args: { receipt: withdrawalReceipts.received },
} satisfies Meta<typeof WithdrawalCode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Shows the code and by when it is resolved, and has the focus (P-261)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withdrawalReceipts.received.code)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: codeTitle })).toHaveFocus()
    await expect(canvas.getByText(/escribe antes del 21/)).toBeVisible()
  },
}
export const Done: Story = {
  name: 'Done at once (P-266)',
  args: { receipt: withdrawalReceipts.done },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(doneNext)).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
