import { invoices } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { invoiceMessages } from '../receipt.messages.ts'
import { InvoiceDocument } from './InvoiceDocument.tsx'

const { number, createdAt, professional, cuit, noCuit, taxCondition, job, base, amount } = invoiceMessages
const { amountBack, net, notInvoice, cae, caeExpiresOn, refersTo, takenBackBy, takenBackHelp } =
  invoiceMessages

const guide: Guide = {
  whenToUse: 'For the commission of a job, on a page that is printed.',
  alternatives: { ReceiptDocument: 'for what a client paid' },
  anatomy: [
    'That it is no invoice, unless a provider authorized it',
    'The document that takes it back, or that it takes back',
    'Number, day, professional with CUIT, and job',
    'What was released, the commission, and what arrives',
    'CAE and its last day, of an invoice',
  ],
  do: ['Show the CUIT of the day on which it was issued.'],
  dont: ['Do not change a document: another one takes it back.'],
  keyboard: { Tab: 'Moves focus through the links', Enter: 'Opens the other document or the job' },
  messages: {
    number,
    createdAt,
    professional,
    cuit,
    noCuit,
    taxCondition,
    job,
    base,
    amount,
    amountBack,
    net,
    notInvoice,
    cae,
    caeExpiresOn,
    refersTo,
    takenBackBy,
    takenBackHelp,
  },
}

const meta = {
  title: 'Marketplace/Receipt/InvoiceDocument',
  component: InvoiceDocument,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    invoice: invoices.commission,
    hrefFor: ({ id }) => `/comprobante/${id}`,
    jobHrefFor: ({ id }) => `/trabajo/${id}`,
  },
} satisfies Meta<typeof InvoiceDocument>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'A numbered receipt that says that it is no invoice (P-325)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Documento no válido como factura')).toBeVisible()
    await expect(canvas.getByText('C-2026-00017')).toBeVisible()
    await expect(canvas.getByText('20-12345678-6')).toBeVisible()
    await expect(canvas.getByText('Comisión de Plomada').parentElement).toHaveTextContent('$ 10.800')
    await expect(canvas.getByText('Lo que te llega').parentElement).toHaveTextContent('$ 61.200')
  },
}
export const WithoutCuit: Story = { args: { invoice: invoices.withoutCuit } }
export const TakenBack: Story = {
  name: 'Taken back by a credit (P-326)',
  args: { invoice: invoices.takenBack },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /NC-2026-00003/ })).toHaveAttribute(
      'href',
      '/comprobante/18',
    )
  },
}
export const Credit: Story = {
  name: 'A credit refers to the document that it takes back (P-326)',
  args: { invoice: invoices.credit },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Corresponde al comprobante C-2026-00017/ })).toBeVisible()
    await expect(canvas.getByText('Comisión que vuelve').parentElement).toHaveTextContent('$ 10.800')
  },
}
export const Electronic: Story = {
  name: 'Authorized by a provider of invoices (P-328)',
  args: { invoice: invoices.electronic },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/no válido como factura/)).toBeNull()
    await expect(canvas.getByText('75123456789012')).toBeVisible()
    await expect(canvas.getByText('Monotributo')).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
