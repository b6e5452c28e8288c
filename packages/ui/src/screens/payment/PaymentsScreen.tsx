'use client'
import { offerHref, type Payment, paths, paymentFilters, type PaymentFilters } from '@plomada/domain'
import { Button, icons, Inline, Page, Stack } from '../../base/index.ts'
import { FilterPanel } from '../../filter/index.ts'
import { Message } from '../../marketplace/index.ts'
import { MoreMessages } from '../../marketplace/MoreMessages.tsx'
import { esARApplication } from '../../messages/esAR.application.ts'
import { useMarketplaceTexts } from '../../marketplace/overrides.ts'
import { PaymentList, paymentMessages } from '../../payment/index.ts'
import type { FilteredList } from '../FilteredList.ts'
import { ListPager } from '../ListPager.tsx'

export interface PaymentsScreenProps {
  /** The payments that match the filters. */
  list: FilteredList<PaymentFilters, Payment>
  /** Downloads a CSV file of the payments of the filters. */
  onDownload: () => void
  /** Whether the file is being prepared.
   * @default false */
  isDownloading?: boolean
}

const changeOrder = (filters: PaymentFilters, column: string) =>
  paymentFilters.change(filters, { order: column === 'amount' ? 'amount' : 'date' })

/** Renders /dashboard/payments, all payments with their filters and a file of them. */
export const PaymentsScreen = ({ list, onDownload, isDownloading = false }: PaymentsScreenProps) => {
  const texts = useMarketplaceTexts()
  return (
    <Page>
      <Stack gap={5}>
        <MoreMessages messages={esARApplication}>
          <FilterPanel {...texts} filters={paymentFilters} layout="bar" {...list.filterProps} />
        </MoreMessages>
        <Inline justify="end">
          <Button
            variant="secondary"
            size="small"
            icon={icons.file}
            pending={isDownloading ? <Message>{paymentMessages.downloading}</Message> : undefined}
            onClick={onDownload}
            isDisabled={!list.total}
          >
            <Message>{paymentMessages.download}</Message>
          </Button>
        </Inline>
        <PaymentList
          payments={list.items}
          total={list.total}
          hrefFor={offerHref}
          sort={{ column: list.filters.order ?? 'date', direction: 'descending' }}
          onSort={({ column }) => list.setFilters(changeOrder(list.filters, column))}
          {...list.listProps}
        />
        <ListPager path={paths.payments} {...list.pagerProps} />
      </Stack>
    </Page>
  )
}
