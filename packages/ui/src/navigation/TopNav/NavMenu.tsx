'use client'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import type { NavigationMenu } from '../items.ts'
import * as css from './TopNav.css.ts'

// Loaded on hover or focus: most visitors open no menu.
const loadPanel = () => import('./NavPanel.tsx')
const NavPanel = lazy(() => loadPanel().then((module) => ({ default: module.NavPanel })))

/** Renders a button that shows links. A disclosure, not a menu: Tab moves through the links. */
export const NavMenu = ({ label, pageHref, isCurrent, onIntent, ...content }: NavigationMenu) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const load = () => {
    void loadPanel()
    onIntent?.()
  }
  return (
    <div className={css.disclosure}>
      <noscript>
        {pageHref !== undefined && (
          <Anchor href={pageHref} className={css.item} aria-current={isCurrent ? 'true' : undefined}>
            {label}
          </Anchor>
        )}
      </noscript>
      <button
        ref={trigger}
        type="button"
        className={css.item}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon icon={isOpen ? icons.chevronUp : icons.chevronDown} size="sm" />
      </button>
      {isOpen && (
        <Suspense>
          <NavPanel id={id} trigger={trigger} onClose={() => setOpen(false)} {...content} />
        </Suspense>
      )}
    </div>
  )
}
