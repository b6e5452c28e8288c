'use client'
import type { CommissionTotal } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Bar } from '../../base/Bar/Bar.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Table, type TableColumn } from '../../base/Table/Table.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import { commissionMessages as texts } from '../ledger.messages.ts'
import * as css from './CommissionTable.css.ts'

export interface CommissionTableProps {
  /** What the platform kept, by month or by trade. */
  totals: readonly CommissionTotal[]
  /** Header of the first column. */
  label: string
  /** Accessible name of the table. */
  caption: string
  /** Returns the name of a row. */
  nameOf: (key: string) => ReactNode
}

const getColumns = (
  t: Override,
  { totals, label, nameOf }: CommissionTableProps,
): [TableColumn<CommissionTotal>, ...TableColumn<CommissionTotal>[]] => {
  const most = Math.max(1, ...totals.map(({ net }) => net))
  const hasReturned = totals.some(({ returned }) => returned > 0)
  const hasCosts = totals.some(({ costs }) => costs > 0)
  return [
    {
      label: t(label),
      cell: ({ key, net }) => (
        <div className={css.name}>
          {nameOf(key)}
          <Bar percent={(Math.max(0, net) / most) * 100} tone="accent" />
        </div>
      ),
    },
    ...(hasReturned || hasCosts
      ? [
          {
            label: t(texts.earned),
            isNumeric: true,
            cell: ({ earned }: CommissionTotal) => <Money amount={earned / 100} />,
          },
        ]
      : []),
    ...(hasReturned
      ? [
          {
            label: t(texts.returned),
            isNumeric: true,
            cell: ({ returned }: CommissionTotal) => <Money amount={returned / 100} />,
          },
        ]
      : []),
    ...(hasCosts
      ? [
          {
            label: t(texts.costs),
            isNumeric: true,
            cell: ({ costs }: CommissionTotal) => <Money amount={costs / 100} />,
          },
        ]
      : []),
    { label: t(texts.net), isNumeric: true, cell: ({ net }) => <Money amount={net / 100} /> },
  ]
}

/** Renders what the platform kept by month or trade as a table, with a bar beside each figure. */
export const CommissionTable = (props: CommissionTableProps) => {
  const t = useOverride()
  return (
    <Panel padding="none" isClipped>
      <Table
        caption={<Message>{props.caption}</Message>}
        isCaptionHidden
        columns={getColumns(t, props)}
        rows={props.totals}
        getKey={({ key }) => key}
      />
    </Panel>
  )
}
