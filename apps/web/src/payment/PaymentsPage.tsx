import { useState } from 'react'
import { paymentFilters } from '@plomada/domain'
import { toUserError } from '@plomada/domain/contract'
import { adminTitles, PaymentsScreen } from '@plomada/ui/screens'
import { calls } from '../data/calls.ts'
import { useAction } from '../data/useCall.ts'
import { useFilteredList } from '../filters/useFilteredList.ts'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { notify } from '../notice/notices.ts'
import { saveText } from '../data/saveText.ts'

export function PaymentsPage() {
  useTitle(adminTitles.payments)
  const list = useFilteredList(paymentFilters, calls.payment.list)
  const readFile = useAction(calls.payment.export)
  const [isDownloading, setDownloading] = useState(false)
  const download = async () => {
    setDownloading(true)
    try {
      const { csv } = await readFile({ query: list.filters })
      saveText(csv, 'pagos.csv', 'text/csv;charset=utf-8')
    } catch (error) {
      notify('error', toUserError(error).message)
    } finally {
      setDownloading(false)
    }
  }
  return <PaymentsScreen list={list} onDownload={() => void download()} isDownloading={isDownloading} />
}
