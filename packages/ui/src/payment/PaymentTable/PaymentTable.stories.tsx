import { payments } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import type { Guide } from '../../testing/guide.ts'
import { paymentMessages } from '../payment.messages.ts'
import { PaymentTable } from './PaymentTable.tsx'

const { offer, payer, payee, paidAt, state, amount, none } = paymentMessages

const guide: Guide = {
  whenToUse: 'For admins to scan a few payments, such as the latest ones.',
  alternatives: { PaymentList: 'for a list with filters and pages' },
  anatomy: ['Title and short description of the offer', 'Payer and payee', 'Date and state', 'Amount'],
  do: ['Show the text of `caption` in a heading nearby: the caption is visually hidden.'],
  dont: ['Do not shorten the description: the table does, to 30 characters.'],
  keyboard: { Tab: 'Moves focus to the titles if they are links', Enter: 'Opens the offer' },
  messages: { offer, payer, payee, paidAt, state, amount, none },
}

const meta = {
  title: 'Marketplace/Payment/PaymentTable',
  component: PaymentTable,
  tags: ['interactive'],
  parameters: { guide },
  args: { payments, caption: 'Pagos', hrefFor: ({ id }) => `/service/detail/${id}` },
  decorators: [
    (Story) => (
      <Panel padding="none" isClipped>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof PaymentTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (P-166, S-249)',
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    // Descriptions of more than 30 characters are shortened.
    await expect(list.getAllByText('Vivienda de tres ambientes. Se...')[0]).toBeVisible()
    await expect(list.getAllByRole('row')[1]).toHaveTextContent(/18\/11\/2026\s*pagado\s*\$\s72\.000$/)
    await userEvent.tab()
    await expect(list.getAllByRole('link', { name: 'Tablero nuevo con disyuntor' })[0]).toHaveFocus()
  },
}
export const Empty: Story = {
  name: 'Empty (S-275, S-451)',
  args: { payments: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay objetos')).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
