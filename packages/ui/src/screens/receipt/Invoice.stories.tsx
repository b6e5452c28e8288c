import { invoices } from '@plomada/domain/fixtures'
import type { Invoice } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import { onPhone, onTablet, resetSpies, withAppFrame } from '../fixtures/screenDecorators.tsx'
import { InvoiceScreen } from './InvoiceScreen.tsx'

const onPrint = fn()

const InvoiceOf = ({ invoice = invoices.commission, isLoading = false }: Props) => (
  <RequireViewer viewerName="professional" roles={['professional', 'admin']}>
    {() => <InvoiceScreen invoice={isLoading ? undefined : invoice} onPrint={onPrint} />}
  </RequireViewer>
)
interface Props {
  invoice?: Invoice
  isLoading?: boolean
}

const meta = {
  title: 'Screens/Invoice',
  component: InvoiceOf,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
} satisfies Meta<typeof InvoiceOf>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'A professional prints the document of a commission (P-325)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Comprobante de comisión' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }))
    await expect(onPrint).toHaveBeenCalledOnce()
  },
}
export const Credit: Story = { args: { invoice: invoices.credit } }
export const Loading: Story = { args: { isLoading: true } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
