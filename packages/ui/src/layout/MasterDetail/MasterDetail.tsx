import type { ReactNode } from 'react'
import { Split } from '../../base/Split/Split.tsx'
import * as css from './MasterDetail.css.ts'

export interface MasterDetailProps {
  /** What there is to choose from. */
  list: ReactNode
  /** The chosen one. */
  detail: ReactNode
}

/** A list beside the chosen one; above it under 1024 px. */
export const MasterDetail = ({ list, detail }: MasterDetailProps) => (
  <Split side={list} sideWidth="list">
    <div className={css.detail}>{detail}</div>
  </Split>
)
