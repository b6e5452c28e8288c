'use client'
import type { Trade } from '@plomada/domain'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { IconButton } from '../../base/IconButton/IconButton.tsx'
import { Menu } from '../../base/Menu/Menu.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { getTradeIconNode } from '../getTradeIconNode.ts'
import { tradeMessages } from '../trade.messages.ts'
import * as css from './TradeList.css.ts'

interface TradeRowProps {
  trade: Trade
  /** Whether the trade is being edited. */
  isEdited: boolean
  onView: () => void
  onEdit: () => void
  onDelete: () => void
}

/** Renders a trade with its actions. */
export const TradeRow = ({ trade, isEdited, onView, onEdit, onDelete }: TradeRowProps) => {
  const { name } = trade
  const t = useOverride()
  return (
    <li className={css.row} aria-current={isEdited || undefined}>
      <Icon icon={getTradeIconNode(name)} tone="accent" />
      <span className={css.name}>{name}</span>
      <span className={css.buttons}>
        <IconButton icon={icons.info} label={t(tradeMessages.viewLabel(name))} onClick={onView} />
        <IconButton icon={icons.edit} label={t(tradeMessages.editLabel(name))} onClick={onEdit} />
        <IconButton icon={icons.trash} label={t(tradeMessages.removeLabel(name))} onClick={onDelete} />
      </span>
      <span className={css.menu}>
        <Menu
          label={t(tradeMessages.actions(name))}
          actions={[
            { id: 'view', label: t(tradeMessages.view), icon: icons.info, onAction: onView },
            { id: 'edit', label: t(tradeMessages.edit), icon: icons.edit, onAction: onEdit },
            {
              id: 'delete',
              label: t(tradeMessages.remove),
              icon: icons.trash,
              tone: 'danger',
              onAction: onDelete,
            },
          ]}
        />
      </span>
    </li>
  )
}
