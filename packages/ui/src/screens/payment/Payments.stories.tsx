import { fullName, type Payment, paymentFilters, type PaymentFilters } from '@plomada/domain'
import { payments } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { includesText, matches } from '../fixtures/filterLists.ts'
import { type DataState, useFilteredList } from '../fixtures/screenData.ts'
import { onPhone, onTablet, resetSpies, withAdminFrame } from '../fixtures/screenDecorators.tsx'
import { paymentMessages } from '../../payment/index.ts'
import { PaymentsScreen } from './PaymentsScreen.tsx'

/** Two pages of payments. */
const many: Payment[] = Array.from({ length: 6 }, (_, round) =>
  payments.map((payment) => ({ ...payment, id: payment.id + 100 - round * 10 })),
).flat()

const filterPayments = ({ person, state }: PaymentFilters): Payment[] =>
  many.filter((payment) => includesText(fullName(payment.payer), person) && matches(payment.state, state))

const onDownload = fn()

function Payments({ dataState = 'loaded' }: { dataState?: DataState }) {
  const list = useFilteredList(paymentFilters, filterPayments, dataState)
  return <PaymentsScreen list={list} onDownload={onDownload} />
}

const meta = {
  title: 'Screens/Payments',
  component: Payments,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('payments')],
  beforeEach: () => {
    resetSpies()
    onDownload.mockReset()
  },
} satisfies Meta<typeof Payments>

export default meta
type Story = StoryObj<typeof meta>

export const Filters: Story = {
  name: 'Filters by state and downloads a file (P-167)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getAllByRole('row')).toHaveLength(31)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Estado' }), 'fallido')
    await waitFor(() => expect(page.getByText('6 pagos')).toBeVisible())
    await userEvent.click(page.getByRole('button', { name: 'Descargar CSV' }))
    await expect(onDownload).toHaveBeenCalledOnce()
  },
}
export const SortedByHeader: Story = {
  name: 'The header of the amount puts the largest payments first (P-350)',
  play: async ({ canvas }) => {
    const [date, amount] = [paymentMessages.paidAt, paymentMessages.amount].map((name) =>
      canvas.getByRole('columnheader', { name }),
    )
    await expect(date).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: paymentMessages.amount }))
    await expect(amount).toHaveAttribute('aria-sort', 'descending')
    await expect(date).not.toHaveAttribute('aria-sort')
    await expect(canvas.getByRole('combobox', { name: 'Orden' })).toHaveDisplayValue('Más altos')
  },
}
export const All: Story = {}
export const Loading: Story = { args: { dataState: 'loading' } }
export const Empty: Story = { args: { dataState: 'empty' } }
export const Failed: Story = { args: { dataState: 'failed' } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
