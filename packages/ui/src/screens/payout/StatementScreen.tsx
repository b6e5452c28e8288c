'use client'
import { assignmentHref, invoiceHref } from '@plomada/domain'
import { Button, icons, Inline } from '../../base/index.ts'
import { Message, useOverride } from '../../marketplace/index.ts'
import {
  formatMonth,
  payoutMessages as texts,
  StatementTable,
  type StatementTableProps,
} from '../../payout/index.ts'
import { AccountLayout, type AccountScreenProps } from '../user/AccountLayout.tsx'
import { notPrinted } from '../notPrinted.css.ts'

export interface StatementScreenProps
  extends AccountScreenProps, Omit<StatementTableProps, 'hrefFor' | 'invoiceHrefFor'> {
  /** The month, such as 2026-11. */
  month: string
  /** Downloads the movements as a CSV file. */
  onDownload: () => void
  /** Whether the file is being prepared.
   * @default false */
  isDownloading?: boolean
  /** Prints the page. */
  onPrint: () => void
}

/** Renders /cobros/2026-11, the movements of a month. */
export const StatementScreen = (props: StatementScreenProps) => {
  const { viewer, onSignOut, month, onDownload, isDownloading = false, onPrint, ...table } = props
  const t = useOverride()
  const title = t(texts.statementOf(formatMonth(month, 'es-AR')))
  return (
    <AccountLayout viewer={viewer} onSignOut={onSignOut} current="earnings" title={title}>
      <div className={notPrinted}>
        <Inline gap={3}>
          <Button
            variant="secondary"
            size="small"
            icon={icons.file}
            pending={isDownloading ? t(texts.downloading) : undefined}
            onClick={onDownload}
            isDisabled={!table.statement?.lines.length}
          >
            <Message>{texts.download}</Message>
          </Button>
          <Button variant="secondary" size="small" onClick={onPrint} isDisabled={!table.statement}>
            <Message>{texts.print}</Message>
          </Button>
        </Inline>
      </div>
      <StatementTable hrefFor={assignmentHref} invoiceHrefFor={invoiceHref} {...table} />
    </AccountLayout>
  )
}
