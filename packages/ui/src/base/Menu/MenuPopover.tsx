'use client'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { I18nProvider, Menu, MenuItem, Popover } from 'react-aria-components'
import { useLocale } from '../../provider/context.ts'
import { getLabelText } from '../Field/choice.ts'
import { Icon } from '../Icon/Icon.tsx'
import { usePressOutside } from '../Field/usePressOutside.ts'
import { layer as layerClass } from '../Field/layer.css.ts'
import type { MenuAction } from './MenuAction.ts'
import * as css from './Menu.css.ts'

interface MenuPopoverProps {
  id: string
  /** Id of the button, which labels the menu. */
  labelId: string
  actions: readonly MenuAction[]
  /** Item that gets focus when the menu opens; null while it is closed. */
  initialFocus: 'first' | 'last' | null
  /** Button that the menu is positioned at. */
  trigger: RefObject<HTMLButtonElement | null>
  onClose: () => void
  onChoose: (action: MenuAction) => void
}

/** Renders the open menu. Loaded lazily. */
export const MenuPopover = (props: MenuPopoverProps) => {
  const { id, labelId, actions, initialFocus, trigger, onClose, onChoose } = props
  const box = useRef<HTMLElement>(null)
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const showLayer = useCallback((element: HTMLElement | null) => {
    element?.showPopover?.()
    box.current = element
    setLayer(element)
  }, [])
  const isOpen = initialFocus !== null
  // React Aria does not notice it in a shadow root.
  usePressOutside(box, isOpen && layer !== null, onClose)
  return (
    // Otherwise React Aria labels its hidden buttons in the browser's language.
    <I18nProvider locale={useLocale()}>
      {/* In the top layer, beside the button: a dialog or popover around it neither covers nor cuts off the menu. */}
      {isOpen && <div ref={showLayer} popover="manual" className={layerClass} />}
      <Popover
        className={css.popover}
        triggerRef={trigger}
        isOpen={isOpen && layer !== null}
        onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
        // Otherwise the page is hidden from screen readers, and in a shadow root the menu with it.
        isNonModal
        placement="bottom end"
        offset={4}
        UNSTABLE_portalContainer={layer ?? undefined}
        aria-labelledby={labelId}
      >
        <Menu
          id={id}
          className={css.list}
          aria-labelledby={labelId}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes focus when it opens (ARIA)
          autoFocus={initialFocus ?? 'first'}
          onClose={onClose}
        >
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
              className={action.tone === 'danger' ? css.danger : css.item}
              textValue={getLabelText(action)}
              isDisabled={action.isDisabled ?? false}
              onAction={() => onChoose(action)}
            >
              {action.icon && <Icon icon={action.icon} />}
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </I18nProvider>
  )
}
