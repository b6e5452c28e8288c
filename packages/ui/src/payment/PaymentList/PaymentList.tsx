'use client'
import type { Payment } from '@plomada/domain'
import { DataTable, type DataTableProps } from '../../base/DataTable/DataTable.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { TableList, type TableListProps } from '../../layout/TableList/TableList.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { paymentMessages } from '../payment.messages.ts'
import { getPaymentColumns } from '../PaymentTable/paymentColumns.tsx'

export interface PaymentListProps
  extends
    Pick<TableListProps<Payment>, 'hasFailed' | 'onRetry' | 'page'>,
    Pick<DataTableProps<Payment>, 'sort' | 'onSort'> {
  /** The payments of this page. Undefined while they load. */
  payments: readonly Payment[] | undefined
  /** Number of payments on all pages. Undefined while they load. */
  total: number | undefined
  /** Returns the URL of an offer. */
  hrefFor?: ((offer: Payment['offer']) => string) | undefined
}

/** Renders a page of all payments with their number. The page has to include a heading. */
export const PaymentList = ({ payments, total, hrefFor, sort, onSort, ...rest }: PaymentListProps) => {
  const t = useOverride()
  return (
    <Stack>
      {/* Reserves the line while the number loads, to avoid a layout shift. */}
      <Text tone="muted" isNumeric>
        {rest.hasFailed || total === undefined ? '\u00A0' : <Message>{paymentMessages.found(total)}</Message>}
      </Text>
      <TableList
        items={payments}
        renderTable={(rows) => (
          <DataTable
            caption={t(paymentMessages.payments)}
            isCaptionHidden
            columns={getPaymentColumns(t, hrefFor)}
            rows={rows}
            sort={sort}
            onSort={onSort}
          />
        )}
        empty={
          <EmptyState title={t(paymentMessages.noneFound)}>
            <Message>{paymentMessages.noneFoundHelp}</Message>
          </EmptyState>
        }
        emptyTitle={t(paymentMessages.noneFound)}
        {...rest}
      />
    </Stack>
  )
}
