'use client'
import type { RefObject } from 'react'
import { I18nProvider, Menu, MenuItem, Popover } from 'react-aria-components'
import { useWords } from '../../provider/index.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { MenuAction } from './Menu.tsx'
import * as css from './Menu.css.ts'

interface MenuEngineProps {
  id: string
  /** Id of the button, which names the menu. */
  labelId: string
  actions: readonly MenuAction[]
  /** Item that has the focus first; null while the menu is closed. */
  start: 'first' | 'last' | null
  /** The button that it stands at. */
  trigger: RefObject<HTMLButtonElement | null>
  onClose: () => void
  onChoose: (action: MenuAction) => void
}

/** The list itself: arrows, Home and End, typing, Escape. Loaded apart, and only when somebody opens it. */
export const MenuEngine = (props: MenuEngineProps) => {
  const { id, labelId, actions, start, trigger, onClose, onChoose } = props
  const words = useWords()
  return (
    // The engine names its hidden parts in the language of the product, not of the browser.
    <I18nProvider locale="es-AR">
      <Popover
        className={css.popover}
        triggerRef={trigger}
        isOpen={start !== null}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        placement="bottom end"
        offset={4}
        aria-labelledby={labelId}
      >
        <Menu
          id={id}
          className={css.list}
          aria-labelledby={labelId}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens (ARIA)
          autoFocus={start ?? 'first'}
          onClose={onClose}
        >
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
              className={action.tone === 'danger' ? css.danger : css.item}
              textValue={words(action.label)}
              isDisabled={action.isDisabled ?? false}
              onAction={() => onChoose(action)}
            >
              {action.icon && <Icon picture={action.icon} />}
              {words(action.label)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </I18nProvider>
  )
}
