'use client'
import { type RefObject, useEffect } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { classes, classOf } from '../../theme/classes.ts'
import { Glyph } from '../../base/Icon/Glyph.tsx'
import type { NavigationMenu } from '../items.ts'
import * as css from './NavPanel.css.ts'

interface NavPanelProps extends Pick<NavigationMenu, 'items' | 'renderContent' | 'align'> {
  id: string
  /** The button of the menu, in an element that contains the panel too. */
  trigger: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** Renders the content of an open menu of the top bar. Loaded lazily. */
export const NavPanel = ({
  id,
  trigger,
  onClose,
  align = 'start',
  items = [],
  renderContent,
}: NavPanelProps) => {
  useEffect(() => {
    const box = trigger.current?.parentElement
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box?.contains(target)) onClose()
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (box?.contains(document.activeElement)) trigger.current?.focus()
      onClose()
    }
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => listeners.abort()
  }, [trigger, onClose])

  return (
    <div id={id} className={classes(css.panel, classOf(css.side, align))}>
      {renderContent ? (
        renderContent(onClose)
      ) : (
        <ul>
          {items.map(({ href, label, icon, isCurrent }) => (
            <li key={href}>
              <Anchor
                href={href}
                className={css.link}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={onClose}
              >
                {icon && <Glyph icon={icon} />}
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
