import { useParams } from 'react-router-dom'
import { formatInvoiceNumber } from '@plomada/domain'
import { InvoiceScreen } from '@plomada/ui/screens'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { useDataTitle } from '../frame/hooks/useTitle.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { useInvoice } from './receipt.data.ts'

/** Renders a document of the commission of the viewer. */
export const InvoicePage = withViewer({}, function InvoiceOfViewer() {
  const { data, problem, mutate } = useInvoice(Number(useParams()['id']))
  const hasFailed = problem && !data
  const invoice = data?.result
  useDataTitle(hasFailed ? null : invoice && formatInvoiceNumber(invoice))
  if (hasFailed) return <LoadStatus problem={problem} onRetry={() => void mutate()} />
  return <InvoiceScreen invoice={invoice} onPrint={() => window.print()} />
})
