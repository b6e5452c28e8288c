import { dashboards } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { LatestPayments } from './LatestPayments.tsx'

const guide: Guide = {
  whenToUse: 'For the latest payments on the dashboard, with links to all offers of two states.',
  alternatives: { PaymentTable: 'for the list only' },
  anatomy: ['Heading', 'Links to the offers in two states and to all payments', 'List'],
  do: ['Pass about five payments. The links lead to the others.'],
  dont: ['Do not change the order: newest first.'],
  keyboard: { Tab: 'Moves focus to the two links, then to the titles', Enter: 'Follows the link' },
  messages: {
    latestPayments: dashboardMessages.latestPayments,
    allPayments: dashboardMessages.allPayments,
  },
}

const meta = {
  title: 'Marketplace/Dashboard/LatestPayments',
  component: LatestPayments,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    payments: dashboards.busy.payments,
    links: { running: '/dashboard/services/proceso', finished: '/dashboard/services/terminado' },
  },
} satisfies Meta<typeof LatestPayments>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (P-166, S-245, S-250)',
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Últimos pagos' }))
    const [, first] = section.getAllByRole('row')
    await expect(first).toHaveTextContent(
      /^Tablero nuevo con disyuntor.*Ana Ferreyra\s*Bruno Saldaño\s*18\/11\/2026\s*pagado\s*\$\s72\.000$/,
    )
    await userEvent.tab()
    const running = section.getByRole('link', { name: 'Servicios en proceso' })
    await expect(running).toHaveFocus()
    await expect(running).toHaveAttribute('href', '/dashboard/services/proceso')
    await userEvent.tab()
    const finished = section.getByRole('link', { name: 'Servicios en estado terminado' })
    await expect(finished).toHaveFocus()
    await expect(finished).toHaveAttribute('href', '/dashboard/services/terminado')
  },
}

export const WithLinks: Story = { args: { hrefFor: ({ id }) => `/service/detail/${id}` } }

export const Empty: Story = {
  name: 'Empty (S-275)',
  args: { payments: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay objetos')).toBeVisible()
  },
}

export const LongWords: Story = { args: { payments: dashboards.longWords.payments } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
