import { useParams } from 'react-router-dom'
import { formatReceiptNumber } from '@plomada/domain'
import { receiptMessages, useOverride } from '@plomada/ui'
import { ReceiptScreen } from '@plomada/ui/screens'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { useDataTitle } from '../frame/hooks/useTitle.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { useReceipt } from './receipt.data.ts'

/** Renders the receipt of a payment of the viewer. */
export const ReceiptPage = withViewer({}, function ReceiptOfViewer() {
  const t = useOverride()
  const { data, problem, mutate } = useReceipt(Number(useParams()['id']))
  const hasFailed = problem && !data
  const receipt = data?.result
  useDataTitle(hasFailed ? null : receipt && t(receiptMessages.title(formatReceiptNumber(receipt))))
  if (hasFailed) return <LoadStatus problem={problem} onRetry={() => void mutate()} />
  return <ReceiptScreen receipt={receipt} onPrint={() => window.print()} />
})
