'use client'
import { assignmentHref, type Invoice, invoiceHref } from '@plomada/domain'
import { useOverride } from '../../marketplace/index.ts'
import { InvoiceDocument, invoiceMessages as texts } from '../../receipt/index.ts'
import { DocumentLayout } from './DocumentLayout.tsx'

export interface InvoiceScreenProps {
  /** A document of the commission; undefined while it loads. */
  invoice: Invoice | undefined
  /** Prints the page. */
  onPrint: () => void
}

/** Renders /comprobante/{id}, a document of the commission of a professional. */
export const InvoiceScreen = ({ invoice, onPrint }: InvoiceScreenProps) => {
  const t = useOverride()
  return (
    <DocumentLayout
      title={invoice ? t(texts.titles[invoice.kind]) : t(texts.link)}
      jobHref={null}
      onPrint={onPrint}
    >
      {invoice && <InvoiceDocument invoice={invoice} hrefFor={invoiceHref} jobHrefFor={assignmentHref} />}
    </DocumentLayout>
  )
}
