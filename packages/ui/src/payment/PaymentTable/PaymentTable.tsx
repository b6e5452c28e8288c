'use client'
import type { Payment } from '@plomada/domain'
import { Table } from '../../base/Table/Table.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { paymentMessages } from '../payment.messages.ts'
import { getPaymentColumns } from './paymentColumns.tsx'

export interface PaymentTableProps {
  /** The payments, in display order. */
  payments: readonly Payment[]
  /** Accessible name of the table. Use the text of the visible heading. */
  caption: string
  /** Returns the URL of an offer. */
  hrefFor?: ((offer: Payment['offer']) => string) | undefined
}

/** Renders payments as table rows: offer, payer, payee, date, state and amount. */
export const PaymentTable = ({ payments, caption, hrefFor }: PaymentTableProps) => {
  const t = useOverride()
  return (
    <Table
      caption={caption}
      isCaptionHidden
      rows={payments}
      empty={t(paymentMessages.none)}
      columns={getPaymentColumns(t, hrefFor)}
    />
  )
}
