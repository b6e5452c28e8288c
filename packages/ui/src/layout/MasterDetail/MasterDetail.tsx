import type { ReactNode } from 'react'
import type { PassThroughProps } from '../../base/passThrough.ts'
import { Split } from '../../base/Split/Split.tsx'
import * as css from './MasterDetail.css.ts'

export interface MasterDetailProps extends PassThroughProps<HTMLDivElement> {
  /** The list. */
  list: ReactNode
  /** The selected item. */
  detail: ReactNode
}

/** Renders a list next to the selected item, or above it below 1024 px. */
export const MasterDetail = ({ list, detail, ...rest }: MasterDetailProps) => (
  <Split side={list} sideWidth="list" {...rest}>
    <div className={css.detail}>{detail}</div>
  </Split>
)
