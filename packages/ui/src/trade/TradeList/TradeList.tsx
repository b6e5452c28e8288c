'use client'
import type { Trade } from '@plomada/domain'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Spinner } from '../../base/Spinner/Spinner.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { ConfirmDialog } from '../../layout/ConfirmDialog/ConfirmDialog.tsx'
import { ListError } from '../../layout/ListError/ListError.tsx'
import { tradeCopy } from '../trade.copy.ts'
import * as css from './TradeList.css.ts'
import { TradeRow } from './TradeRow.tsx'

export interface TradeListProps {
  /** All trades; undefined while they are on their way. */
  trades: readonly Trade[] | undefined
  /** Called by «Editar»: the form takes the trade over. */
  onEdit: (trade: Trade) => void
  /** Deletes a trade that has been asked about; what it throws is said where it was asked. */
  onDelete: (trade: Trade) => Promise<unknown>
  /** The trade that the form holds now. */
  editedId?: number | null
  /** Whether the list is being loaded again.
   * @default false */
  isBusy?: boolean
  /** Whether the list could not be loaded.
   * @default false */
  hasFailed?: boolean
  /** Loads the list again. */
  onRetry?: (() => void) | undefined
}

/** Every trade with its actions: read its description, change it, delete it. Deleting asks first. */
export const TradeList = (props: TradeListProps) => {
  const { trades, onEdit, onDelete, editedId, isBusy = false, hasFailed = false, onRetry } = props
  const [opened, setOpened] = useState<'view' | 'delete' | null>(null)
  // Kept after closing: the dialog still shows it while it goes.
  const [trade, setTrade] = useState<Trade | null>(null)
  const [deletedId, setDeletedId] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const open = (which: 'view' | 'delete', one: Trade) => {
    setTrade(one)
    setOpened(which)
  }
  const close = () => setOpened(null)

  const goneId =
    deletedId !== null && trades !== undefined && !trades.some(({ id }) => id === deletedId)
      ? deletedId
      : null
  useEffect(() => {
    // The focus went with the row whose button had it.
    if (goneId !== null) heading.current?.focus()
  }, [goneId])

  return (
    <Panel element="section" padding="none" isClipped>
      <div className={css.head}>
        <Heading level={2} size="h3" ref={heading} isFocusable>
          {tradeCopy.list}
        </Heading>
        <output className={css.busy}>
          {isBusy && (
            <>
              <Spinner size="small" />
              <Text size="small" tone="muted" element="span">
                {tradeCopy.updating}
              </Text>
            </>
          )}
        </output>
      </div>
      {hasFailed || trades?.length === 0 ? (
        <div className={css.empty}>
          {hasFailed ? (
            <ListError none={tradeCopy.none} level={3} onRetry={onRetry} />
          ) : (
            <EmptyState title={tradeCopy.none} drawing={drawings.toolbox} level={3}>
              {tradeCopy.noneHelp}
            </EmptyState>
          )}
        </div>
      ) : (
        <Rows trades={trades} editedId={editedId} isBusy={isBusy} onEdit={onEdit} onOpen={open} />
      )}
      <Dialog isOpen={opened === 'view'} onClose={close} title={trade?.name ?? ''}>
        <Text keepsLines>{trade?.description || tradeCopy.noDescription}</Text>
      </Dialog>
      <ConfirmDialog
        isOpen={opened === 'delete'}
        onClose={close}
        title={tradeCopy.removeOf(trade?.name ?? '')}
        action={tradeCopy.remove}
        onConfirm={async () => {
          if (!trade) return
          await onDelete(trade)
          setDeletedId(trade.id)
        }}
      >
        {tradeCopy.removeHelp}
      </ConfirmDialog>
    </Panel>
  )
}

interface RowsProps extends Pick<TradeListProps, 'trades' | 'editedId' | 'onEdit'> {
  isBusy: boolean
  onOpen: (which: 'view' | 'delete', trade: Trade) => void
}

/** Rows that stand for trades on their way. */
const WAITING = 6

const Rows = ({ trades, editedId, isBusy, onEdit, onOpen }: RowsProps) =>
  trades ? (
    <ul aria-busy={isBusy}>
      {trades.map((trade) => (
        <TradeRow
          key={trade.id}
          trade={trade}
          isEdited={trade.id === editedId}
          onView={() => onOpen('view', trade)}
          onEdit={() => onEdit(trade)}
          onDelete={() => onOpen('delete', trade)}
        />
      ))}
    </ul>
  ) : (
    <>
      <VisuallyHidden isStatus>{tradeCopy.loading}</VisuallyHidden>
      <div aria-hidden="true">
        {Array.from({ length: WAITING }, (_, index) => (
          <div key={index} className={css.waiting}>
            <div className={css.wait}>
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
    </>
  )
