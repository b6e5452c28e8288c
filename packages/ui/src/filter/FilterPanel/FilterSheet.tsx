'use client'
import type { ReactNode } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { useMessages } from '../../provider/context.ts'
import * as css from './FilterPanel.css.ts'

interface FilterSheetProps {
  clearButton: ReactNode
  children: ReactNode
  count: number | undefined
  onClose: () => void
}

/** Renders the filters in a bottom sheet, below 1024 px. */
export const FilterSheet = ({ clearButton, children, count, onClose }: FilterSheetProps) => {
  const getMessage = useMessages()
  return (
    <Dialog
      kind="bottom"
      title={getMessage('filter.title')}
      isOpen
      onClose={onClose}
      actions={
        <>
          {clearButton}
          <Button onClick={onClose}>
            {count === undefined ? getMessage('filter.showAny') : getMessage('filter.show', { count })}
          </Button>
        </>
      }
    >
      <div className={css.sheet}>{children}</div>
    </Dialog>
  )
}
