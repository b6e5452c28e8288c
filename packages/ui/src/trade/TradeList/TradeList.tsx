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
import type { CardsProps } from '../../layout/Cards/Cards.tsx'
import { ConfirmDialog } from '../../layout/ConfirmDialog/ConfirmDialog.tsx'
import { ListError } from '../../layout/ListError/ListError.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { tradeMessages } from '../trade.messages.ts'
import * as css from './TradeList.css.ts'
import { TradeRow } from './TradeRow.tsx'

export interface TradeListProps extends Pick<CardsProps<Trade>, 'hasFailed' | 'onRetry'> {
  /** All trades; undefined while they load. */
  trades: readonly Trade[] | undefined
  /** Called when the user edits a trade. */
  onEdit: (trade: Trade) => void
  /** Deletes a trade, after the user confirmed. If it throws, the dialog shows the error. */
  onDelete: (trade: Trade) => Promise<unknown>
  /** Id of the trade that is being edited. */
  editedId?: number | null
  /** Shows a spinner because the list reloads.
   * @default false */
  isBusy?: boolean
}

/** Renders all trades with buttons to read the description, edit and delete. Deleting requires confirmation. */
export const TradeList = (props: TradeListProps) => {
  const { trades, onEdit, onDelete, editedId, isBusy = false, hasFailed = false, onRetry } = props
  const t = useOverride()
  const [opened, setOpened] = useState<'view' | 'delete' | null>(null)
  // Kept after closing, because the dialog shows it during its exit transition.
  const [trade, setTrade] = useState<Trade | null>(null)
  const [deletedId, setDeletedId] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const open = (dialog: 'view' | 'delete', next: Trade) => {
    setTrade(next)
    setOpened(dialog)
  }
  const close = () => setOpened(null)

  const removedId = trades && !trades.some(({ id }) => id === deletedId) ? deletedId : null
  useEffect(() => {
    // The focused button was removed with its row.
    if (removedId !== null) heading.current?.focus()
  }, [removedId])

  return (
    <Panel element="section" padding="none" isClipped>
      <div className={css.head}>
        <Heading level={2} size="h3" ref={heading} isFocusable>
          <Message>{tradeMessages.list}</Message>
        </Heading>
        <output className={css.busy}>
          {isBusy && (
            <>
              <Spinner size="small" />
              <Text size="small" tone="muted" element="span">
                <Message>{tradeMessages.updating}</Message>
              </Text>
            </>
          )}
        </output>
      </div>
      {hasFailed || trades?.length === 0 ? (
        <div className={css.empty}>
          {hasFailed ? (
            <ListError emptyTitle={t(tradeMessages.none)} level={3} onRetry={onRetry} />
          ) : (
            <EmptyState title={t(tradeMessages.none)} drawing={drawings.toolbox} level={3}>
              <Message>{tradeMessages.noneHelp}</Message>
            </EmptyState>
          )}
        </div>
      ) : (
        <Rows trades={trades} editedId={editedId} isBusy={isBusy} onEdit={onEdit} onOpen={open} />
      )}
      <Dialog isOpen={opened === 'view'} onClose={close} title={trade?.name ?? ''}>
        <Text keepLineBreaks>{trade?.description || <Message>{tradeMessages.noDescription}</Message>}</Text>
      </Dialog>
      <ConfirmDialog
        isOpen={opened === 'delete'}
        onClose={close}
        title={t(tradeMessages.removeLabel(trade?.name ?? ''))}
        action={t(tradeMessages.remove)}
        onConfirm={async () => {
          if (!trade) return
          await onDelete(trade)
          setDeletedId(trade.id)
        }}
      >
        {t(tradeMessages.removeHelp)}
      </ConfirmDialog>
    </Panel>
  )
}

interface RowsProps extends Pick<TradeListProps, 'trades' | 'editedId' | 'onEdit'> {
  isBusy: boolean
  onOpen: (dialog: 'view' | 'delete', trade: Trade) => void
}

/** Number of placeholder rows. */
const SKELETONS = 6

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
      <VisuallyHidden isStatus>
        <Message>{tradeMessages.loading}</Message>
      </VisuallyHidden>
      <div aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <div key={index} className={css.skeletonRow}>
            <div className={css.skeletonName}>
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
    </>
  )
