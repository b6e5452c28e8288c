'use client'
import type { ReactNode } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { filterCopy } from '../filter.copy.ts'
import * as css from './FilterPanel.css.ts'

interface FilterSheetProps {
  /** Empties them all. */
  clearButton: ReactNode
  /** The controls. */
  children: ReactNode
  count: number | undefined
  onClose: () => void
}

/** The filters under 1024 px, over the page from its lower edge. */
export const FilterSheet = ({ clearButton, children, count, onClose }: FilterSheetProps) => (
  <Dialog
    kind="bottom"
    title={filterCopy.title}
    isOpen
    onClose={onClose}
    actions={
      <>
        {clearButton}
        <Button onClick={onClose}>{count === undefined ? filterCopy.showAny : filterCopy.show(count)}</Button>
      </>
    }
  >
    <div className={css.sheet}>{children}</div>
  </Dialog>
)
