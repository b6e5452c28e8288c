'use client'
import { assignmentHref, formatReceiptNumber, type Receipt } from '@plomada/domain'
import { Message, useOverride } from '../../marketplace/index.ts'
import { ReceiptDocument, receiptMessages as texts } from '../../receipt/index.ts'
import { DocumentLayout } from './DocumentLayout.tsx'

export interface ReceiptScreenProps {
  /** What a client paid; undefined while it loads. */
  receipt: Receipt | undefined
  /** Prints the page. */
  onPrint: () => void
}

/** Renders /recibo/{id}, the receipt of a client. */
export const ReceiptScreen = ({ receipt, onPrint }: ReceiptScreenProps) => {
  const t = useOverride()
  const job = receipt?.assignmentId ?? null
  return (
    <DocumentLayout
      title={receipt ? t(texts.title(formatReceiptNumber(receipt))) : t(texts.receipt)}
      lead={<Message>{texts.lead}</Message>}
      jobHref={job === null ? null : assignmentHref({ id: job })}
      onPrint={onPrint}
    >
      {receipt && <ReceiptDocument receipt={receipt} />}
    </DocumentLayout>
  )
}
