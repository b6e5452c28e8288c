'use client'
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../provider/context.ts'
import { classes, classOf } from '../../theme/classes.ts'
import { Heading } from '../Heading/Heading.tsx'
import { focusPageLater } from '../focusPageLater.ts'
import * as icons from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { PassThroughProps } from '../passThrough.ts'
import { useForwardedRef } from '../useForwardedRef.ts'
import * as css from './Dialog.css.ts'
import { registerNoticeContainer } from './noticeContainers.ts'

export interface DialogProps extends PassThroughProps<HTMLDialogElement> {
  /** Opens the dialog. */
  isOpen: boolean
  /** Called on Escape, on Back on a phone, on the close button and on a click outside. */
  onClose: () => void
  /** Heading and accessible name. */
  title: ReactNode
  /** Content. Scrolls if it does not fit. */
  children: ReactNode
  /** Buttons in the footer, always visible. */
  actions?: ReactNode
  /** Position: in the center, at the start side (a menu), at the end side or at the bottom (filters on a phone).
   * @default 'center' */
  kind?: 'center' | 'side' | 'end' | 'bottom'
  /** `alertdialog` is for confirming an action that cannot be undone. It focuses the first action, which should be the
   * harmless one, and a click outside does not close it.
   * @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
}

/** A click on the backdrop has the dialog as target. */
const isOutside = (event: MouseEvent) => event.target === event.currentTarget

const CloseButton = ({ onClick }: { onClick: () => void }) => (
  <IconButton icon={icons.close} label={useMessages()('close')} onClick={onClick} />
)

/** Opens or closes a dialog. jsdom, in which apps test their screens, has no modal dialogs: there it is only shown. */
function setOpen(dialog: HTMLDialogElement, isOpen: boolean) {
  if (!dialog.showModal) dialog.open = isOpen
  else if (isOpen) dialog.showModal()
  else {
    dialog.close()
    // The control that opened it may be gone.
    focusPageLater()
  }
}

/** Renders a modal dialog. The browser traps focus and restores it on close. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  kind = 'center',
  role = 'dialog',
  ref,
  ...rest
}: DialogProps) {
  const titleId = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  useForwardedRef(ref, dialogRef)
  const notices = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const pressedOutside = useRef(false)

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!isOpen || !dialog) return
    setOpen(dialog, true)
    // Lets the keyboard scroll long content without controls.
    if (body.current && body.current.scrollHeight > body.current.clientHeight) body.current.tabIndex = 0
    const firstAction = role === 'alertdialog' ? foot.current?.querySelector('button') : undefined
    ;(firstAction ?? dialog).focus({ preventScroll: true })
    const unregister = notices.current ? registerNoticeContainer(notices.current) : undefined
    return () => {
      unregister?.()
      setOpen(dialog, false)
    }
  }, [isOpen, role])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // The caller decides whether to close; browsers close a dialog on the second Escape even if `cancel` is prevented.
    event.preventDefault()
    onClose()
  }
  /** Returns focus to the dialog after its last control, or when the focused control is removed. */
  const keepFocus = (event: FocusEvent<HTMLDialogElement>) => {
    if (isOpen && event.relatedTarget === null && document.hasFocus()) event.currentTarget.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the close button do the same
    <dialog
      ref={dialogRef}
      className={classes(css.dialog, classOf(css.kind, kind))}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      onBlur={keepFocus}
      onCancel={(event) => {
        // `cancel` also bubbles from a file input inside.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => isOpen && !event.currentTarget.open && onClose()}
      onPointerDown={(event) => (pressedOutside.current = isOutside(event))}
      onClick={(event) => role === 'dialog' && pressedOutside.current && isOutside(event) && onClose()}
      {...rest}
    >
      {isOpen && (
        <div className={css.inside}>
          <div className={css.head}>
            <Heading level={2} size="card" id={titleId}>
              {title}
            </Heading>
            <CloseButton onClick={onClose} />
          </div>
          <div ref={notices} />
          <div ref={body} className={css.body}>
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
