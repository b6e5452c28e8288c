import { payments } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { paymentMessages } from '../payment.messages.ts'
import { PaymentList } from './PaymentList.tsx'

const guide: Guide = {
  whenToUse: 'For all payments, which an admin filters, above the pager.',
  alternatives: { PaymentTable: 'for the latest ones on the dashboard' },
  anatomy: ['Number of payments', 'Table: offer, payer, payee, date, state, amount'],
  do: ['Pass the number of payments on all pages as `total`.'],
  dont: ['Do not show the budget of the offer: it can differ from what was paid.'],
  keyboard: { Tab: 'Moves focus to the titles if they are links', Enter: 'Opens the offer' },
  messages: { noneFound: paymentMessages.noneFound, noneFoundHelp: paymentMessages.noneFoundHelp },
}

const meta = {
  title: 'Marketplace/Payment/PaymentList',
  component: PaymentList,
  tags: ['interactive'],
  parameters: { guide },
  args: { payments, total: 312, hrefFor: ({ id }) => `/service/detail/${id}` },
} satisfies Meta<typeof PaymentList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'In every state (P-166)',
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getByText('312 pagos')).toBeVisible()
    const [, first] = list.getAllByRole('row')
    await expect(first).toHaveTextContent(
      /Ana Ferreyra\s*Bruno Saldaño\s*18\/11\/2026\s*pagado\s*\$\s72\.000$/,
    )
  },
}
export const Empty: Story = { args: { payments: [], total: 0 } }
export const Loading: Story = { args: { payments: undefined, total: undefined } }
export const Failed: Story = {
  args: { payments: undefined, total: undefined, hasFailed: true, onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
