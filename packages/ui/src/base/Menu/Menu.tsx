'use client'
import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { ButtonVariant } from '../Button/Button.tsx'
import { SquareButton } from '../IconButton/SquareButton.tsx'
import * as icons from '../Icon/icons.ts'
import type { Picture } from '../Icon/icons.ts'

/** One thing that a menu does. */
export interface MenuAction {
  /** Tells it from the others of its menu. */
  id: string
  /** What it does: a verb. */
  label: string
  /** Picture before the words. */
  icon?: Picture
  /** `danger` for what takes something away.
   * @default 'plain' */
  tone?: 'plain' | 'danger'
  /** Takes no press.
   * @default false */
  isDisabled?: boolean
  /** Does it, once the menu is closed and its button has the focus again. */
  onAction: () => void
}

export interface MenuProps {
  /** Names the button and the menu, with what the actions are for: «Acciones de Plomería». */
  label: string
  /** What there is to do. */
  actions: readonly MenuAction[]
  /** How the button looks.
   * @default 'ghost' */
  variant?: Exclude<ButtonVariant, 'done'>
  /** 36 or 44 px.
   * @default 'medium' */
  size?: 'small' | 'medium'
  /** Takes no press.
   * @default false */
  isDisabled?: boolean
}

const load = () => import('./MenuEngine.tsx').then((module) => ({ default: module.MenuEngine }))
// Most visits open no menu, and what moves inside one weighs more than the list whose rows it serves.
const MenuEngine = lazy(load)

/** Which item has the focus when the menu opens, by the key that opened it. */
const openers: Readonly<Record<string, 'first' | 'last'>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

interface TriggerProps extends Required<Pick<MenuProps, 'label' | 'variant' | 'size' | 'isDisabled'>> {
  ref: RefObject<HTMLButtonElement | null>
  id: string
  isOpen: boolean
  onOpen: (from: 'first' | 'last') => void
}

const Trigger = ({ id, isDisabled, isOpen, onOpen, ...look }: TriggerProps) => (
  <SquareButton
    {...look}
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
      const from = openers[event.key]
      if (!from) return
      event.preventDefault()
      onOpen(from)
    }}
  />
)

/** A button that opens a list of actions. The button is drawn at once; the list is fetched on hover, focus or press. */
export const Menu = ({
  label,
  actions,
  variant = 'ghost',
  size = 'medium',
  isDisabled = false,
}: MenuProps) => {
  const [start, setStart] = useState<'first' | 'last' | null>(null)
  const [wasOpened, setOpened] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const chosen = useRef<(() => void) | null>(null)
  const id = useId()
  const isOpen = start !== null

  useEffect(() => {
    const act = chosen.current
    if (isOpen || !act) return
    chosen.current = null
    // An action that opens a dialog must find the focus here, so that the dialog gives it back to here.
    trigger.current?.focus()
    act()
  }, [isOpen])

  return (
    <>
      <Trigger
        ref={trigger}
        {...{ id, label, variant, size, isDisabled, isOpen }}
        onOpen={(from) => {
          setOpened(true)
          setStart(from)
        }}
      />
      {wasOpened && (
        <Suspense>
          <MenuEngine
            id={`${id}-menu`}
            labelId={id}
            actions={actions}
            start={start}
            trigger={trigger}
            onClose={() => setStart(null)}
            onChoose={(action) => {
              chosen.current = action.onAction
              setStart(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
