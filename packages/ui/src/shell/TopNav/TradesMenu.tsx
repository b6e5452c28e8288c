'use client'
import type { TradeRef } from '@plomada/domain'
import { useEffect, useId, useRef, useState } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { iconOfTrade } from '../../trade/iconOfTrade.ts'
import { Link } from '../../base/Link/Link.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { shellCopy } from '../shell.copy.ts'
import * as css from './TopNav.css.ts'

interface TradesMenuProps {
  trades: readonly TradeRef[]
  tradeHref: (trade: TradeRef) => string
  allHref: string
  isCurrent: boolean
}

/** A disclosure and not a menu: inside are plain links that Tab reaches in reading order. */
export const TradesMenu = ({ trades, tradeHref, allHref, isCurrent }: TradesMenuProps) => {
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
        onClick={() => setOpen(!isOpen)}
      >
        <Words>{shellCopy.professionals}</Words>
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size="sm" />
      </button>
      {isOpen && (
        <div id={id} className={css.panel}>
          <ul className={css.trades}>
            {trades.map((trade) => (
              <li key={trade.id}>
                <Anchor href={tradeHref(trade)} className={css.trade} onClick={close}>
                  <Icon name={iconOfTrade(trade.name)} tone="accent" />
                  {trade.name}
                </Anchor>
              </li>
            ))}
          </ul>
          <Link href={allHref} size="standalone" endIcon="arrowRight" onFollow={close}>
            {shellCopy.allProfessionals}
          </Link>
        </div>
      )}
    </div>
  )
}
