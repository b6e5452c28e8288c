'use client'
import type { TradeRef } from '@plomada/domain'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../base/Icon/Icon.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import * as shellMessages from '../shell.messages.ts'
import * as css from './TopNav.css.ts'
import * as icons from '../../base/Icon/icons.ts'

// Loaded on hover or focus: most visitors never open it, and it includes a drawing for each trade.
const loadTradeMenu = () => import('../../trade/TradeMenu/TradeMenu.tsx')
const TradeMenu = lazy(() => loadTradeMenu().then((module) => ({ default: module.TradeMenu })))

interface ProfessionalsMenuProps {
  trades: readonly TradeRef[]
  tradeHref: (trade: TradeRef) => string
  allHref: string
  isCurrent: boolean
}

/** Renders a button that shows links to the professionals. A disclosure, not a menu: Tab moves through the links. */
export const ProfessionalsMenu = ({ trades, tradeHref, allHref, isCurrent }: ProfessionalsMenuProps) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (box.current?.contains(document.activeElement)) trigger.current?.focus()
      setOpen(false)
    }
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => listeners.abort()
  }, [isOpen])

  return (
    <div ref={box} className={css.disclosure}>
      <button
        ref={trigger}
        type="button"
        className={css.item}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        onPointerEnter={() => void loadTradeMenu()}
        onFocus={() => void loadTradeMenu()}
        onClick={() => setOpen(!isOpen)}
      >
        <Message>{shellMessages.professionals}</Message>
        <Icon icon={isOpen ? icons.chevronUp : icons.chevronDown} size="sm" />
      </button>
      {isOpen && (
        <Suspense>
          <div id={id} className={css.panel}>
            <TradeMenu trades={trades} tradeHref={tradeHref} allHref={allHref} onFollow={close} />
          </div>
        </Suspense>
      )}
    </div>
  )
}
