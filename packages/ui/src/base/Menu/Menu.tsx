'use client'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { type IconButtonProps, SquareButton } from '../IconButton/IconButton.tsx'
import * as icons from '../Icon/icons.ts'
import { useForwardedRef } from '../useForwardedRef.ts'
import type { MenuAction } from './MenuAction.ts'

export interface MenuProps extends Omit<IconButtonProps, 'label' | 'icon' | 'onClick'> {
  /** Accessible name of button and menu, with the object of the actions: «Actions for Invoice 12». */
  label: string
  /** Actions. */
  actions: readonly MenuAction[]
}

const load = () => import('./MenuPopover.tsx').then((module) => ({ default: module.MenuPopover }))
// Most visits open no menu, and the popover's code is larger than the lists that use it.
const MenuPopover = lazy(load)

/** Item that gets focus, by the key that opens the menu. */
const initialFocusByKey: Readonly<Record<string, 'first' | 'last'>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

interface TriggerProps extends Omit<MenuProps, 'actions'> {
  id: string
  isOpen: boolean
  onOpen: (from: 'first' | 'last') => void
}

const Trigger = ({ id, isDisabled = false, isOpen, onOpen, ...props }: TriggerProps) => (
  <SquareButton
    {...props}
    id={id}
    icon={icons.more}
    disabled={isDisabled}
    aria-haspopup="menu"
    aria-expanded={isOpen}
    aria-controls={isOpen ? `${id}-menu` : undefined}
    onPointerEnter={() => void load()}
    onFocus={() => void load()}
    onClick={() => onOpen('first')}
    onKeyDown={(event) => {
      const from = initialFocusByKey[event.key]
      if (!from) return
      event.preventDefault()
      onOpen(from)
    }}
  />
)

/** Renders a button that opens a menu of actions. The menu's code loads on hover, focus or click. */
export const Menu = ({ actions, ref, ...buttonProps }: MenuProps) => {
  const [initialFocus, setInitialFocus] = useState<'first' | 'last' | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  useForwardedRef(ref, trigger)
  const pendingAction = useRef<(() => void) | null>(null)
  const ownId = useId()
  const id = buttonProps.id ?? ownId
  const isOpen = initialFocus !== null

  useEffect(() => {
    const runAction = pendingAction.current
    if (isOpen || !runAction) return
    pendingAction.current = null
    // A dialog opened by the action must find focus on the button, to restore it there.
    trigger.current?.focus()
    runAction()
  }, [isOpen])

  return (
    <>
      <Trigger
        ref={trigger}
        {...buttonProps}
        id={id}
        isOpen={isOpen}
        onOpen={(from) => {
          setWasOpened(true)
          setInitialFocus(from)
        }}
      />
      {wasOpened && (
        <Suspense>
          <MenuPopover
            id={`${id}-menu`}
            labelId={id}
            actions={actions}
            initialFocus={initialFocus}
            trigger={trigger}
            onClose={() => setInitialFocus(null)}
            onChoose={(action) => {
              pendingAction.current = action.onAction
              setInitialFocus(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
