export { InvoiceDocument, type InvoiceDocumentProps } from './InvoiceDocument/InvoiceDocument.tsx'
export { ReceiptDocument, type ReceiptDocumentProps } from './ReceiptDocument/ReceiptDocument.tsx'
export { invoiceMessages, receiptMessages } from './receipt.messages.ts'
