'use client'
import type { TradeRef } from '@plomada/domain'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../base/Icon/Icon.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { shellCopy } from '../shell.copy.ts'
import * as css from './TopNav.css.ts'
import * as icons from '../../base/Icon/icons.ts'

// Comes with the pointer or the focus: most visits never open it, and it brings a picture for each trade.
const load = () => import('../../trade/TradeMenu/TradeMenu.tsx')
const TradeMenu = lazy(() => load().then((module) => ({ default: module.TradeMenu })))

interface ProfessionalsMenuProps {
  trades: readonly TradeRef[]
  tradeHref: (trade: TradeRef) => string
  allHref: string
  isCurrent: boolean
}

/** A disclosure and not a menu: inside are plain links that Tab reaches in reading order. */
export const ProfessionalsMenu = ({ trades, tradeHref, allHref, isCurrent }: ProfessionalsMenuProps) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)

  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (box.current?.contains(document.activeElement)) trigger.current?.focus()
      setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
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
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(!isOpen)}
      >
        <Words>{shellCopy.professionals}</Words>
        <Icon picture={isOpen ? icons.chevronUp : icons.chevronDown} size="sm" />
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
