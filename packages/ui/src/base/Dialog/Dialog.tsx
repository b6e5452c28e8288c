'use client'
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { classes } from '../../theme/classes.ts'
import { baseCopy } from '../base.copy.ts'
import { Heading } from '../Heading/Heading.tsx'
import * as icons from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Dialog.css.ts'
import { openPlace } from './openDialogs.ts'

export interface DialogProps {
  /** Whether it is on screen. */
  isOpen: boolean
  /** Called on Escape, on a phone's Back, on the close button and on a press outside. */
  onClose: () => void
  /** Names it. */
  title: string
  /** What it is about. */
  children: ReactNode
  /** Buttons at its foot, always in view. */
  actions?: ReactNode
  /** In the middle, from the start side (a menu) or from the bottom (filters on a phone).
   * @default 'center' */
  kind?: 'center' | 'side' | 'bottom'
  /** `alertdialog` asks before something is done that cannot be undone: the focus starts on the first of its
   * actions, the harmless one, and a press outside does not close it.
   * @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
}

/** A window over the page. The browser keeps the focus inside and gives it back when it closes. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  kind = 'center',
  role = 'dialog',
}: DialogProps) {
  const titleId = useId()
  const box = useRef<HTMLDialogElement>(null)
  const messages = useRef<HTMLDivElement>(null)
  const middle = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const pressedOutside = useRef(false)

  useLayoutEffect(() => {
    const dialog = box.current
    if (!isOpen || !dialog) return
    dialog.showModal()
    // Long words without a control among them are scrolled with the arrows.
    const long = middle.current
    if (long && long.scrollHeight > long.clientHeight) long.tabIndex = 0
    const harmless = role === 'alertdialog' ? foot.current?.querySelector('button') : undefined
    const first = harmless ?? dialog
    first.focus({ preventScroll: true })
    const leave = messages.current ? openPlace(messages.current) : undefined
    return () => {
      leave?.()
      dialog.close()
    }
  }, [isOpen, role])

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Whether it closes is the caller's to say; by itself it would close at the second press at the latest.
    event.preventDefault()
    onClose()
  }
  /** Past its last control, or when the focused one goes away, the round begins again; the browser's own bar is free. */
  const keepFocus = (event: FocusEvent<HTMLDialogElement>) => {
    if (isOpen && event.relatedTarget === null && document.hasFocus()) event.currentTarget.focus()
  }
  /** The backdrop counts as the dialog itself; everything inside is an element of its own. */
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what Escape and the close button do
    <dialog
      ref={box}
      className={classes(css.dialog, css.kind[kind])}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={escape}
      onBlur={keepFocus}
      onCancel={(event) => {
        // A file field inside has a `cancel` of its own.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => isOpen && !event.currentTarget.open && onClose()}
      onPointerDown={(event) => (pressedOutside.current = isOutside(event))}
      onClick={(event) => role === 'dialog' && pressedOutside.current && isOutside(event) && onClose()}
    >
      {isOpen && (
        <div className={css.inside}>
          <div className={css.head}>
            <Heading level={2} size="card" id={titleId}>
              {title}
            </Heading>
            <IconButton icon={icons.close} label={baseCopy.close} onClick={onClose} />
          </div>
          <div ref={messages} />
          <div ref={middle} className={css.body}>
            {children}
          </div>
          {actions !== undefined && (
            <div ref={foot} className={css.foot}>
              {actions}
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}
