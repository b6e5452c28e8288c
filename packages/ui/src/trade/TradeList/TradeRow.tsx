import type { Trade } from '@plomada/domain'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { IconButton } from '../../base/IconButton/IconButton.tsx'
import { Menu } from '../../base/Menu/Menu.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { iconOfTrade } from '../iconOfTrade.ts'
import { tradeCopy } from '../trade.copy.ts'
import * as css from './TradeList.css.ts'

interface TradeRowProps {
  trade: Trade
  /** Whether the form beside the list holds this one. */
  isEdited: boolean
  onView: () => void
  onEdit: () => void
  onDelete: () => void
}

/** A trade and what can be done with it. Not exported. */
export const TradeRow = ({ trade, isEdited, onView, onEdit, onDelete }: TradeRowProps) => {
  const { name } = trade
  return (
    <li className={css.row} aria-current={isEdited || undefined}>
      <Icon picture={iconOfTrade(name)} tone="accent" />
      <span className={css.name}>
        <Words>{name}</Words>
      </span>
      <span className={css.buttons}>
        <IconButton icon={icons.info} label={tradeCopy.viewOf(name)} onClick={onView} />
        <IconButton icon={icons.edit} label={tradeCopy.editOf(name)} onClick={onEdit} />
        <IconButton icon={icons.trash} label={tradeCopy.removeOf(name)} onClick={onDelete} />
      </span>
      <span className={css.menu}>
        <Menu
          label={tradeCopy.actions(name)}
          actions={[
            { id: 'view', label: tradeCopy.view, icon: icons.info, onAction: onView },
            { id: 'edit', label: tradeCopy.edit, icon: icons.edit, onAction: onEdit },
            {
              id: 'delete',
              label: tradeCopy.remove,
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
