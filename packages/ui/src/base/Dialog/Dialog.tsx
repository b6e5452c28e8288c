'use client'
import type { FocusEvent, MouseEvent, ReactNode } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { getActiveElement } from '../getActiveElement.ts'
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
import { useDialogClosing } from './useDialogClosing.ts'
import { DialogLock } from './useDialogLock.ts'

export interface DialogProps extends PassThroughProps<HTMLDialogElement> {
  /** Opens the dialog. */
  isOpen: boolean
  /** Called on Escape, on Back on a phone, on the close button and on a click outside, unless a form in it submits. */
  onClose: () => void
  /** Heading and accessible name. */
  title: ReactNode
  /** Content. Scrolls if it does not fit. */
  children: ReactNode
  /** Buttons in the footer, always visible. */
  actions?: ReactNode
  /** Position: in the center, also `large` (photos), at the start side (a menu), at the end side or at the bottom (filters on a
   * phone).
   * @default 'center' */
  kind?: 'center' | 'large' | 'start' | 'end' | 'bottom'
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

/** Opens a dialog and focuses it. jsdom, in which apps test their screens, has no modal dialogs: there it is only shown. */
function openDialog(dialog: HTMLDialogElement | null | undefined) {
  if (!dialog || dialog.open) return
  if (dialog.showModal) dialog.showModal()
  else dialog.open = true
  dialog.focus({ preventScroll: true })
}

function closeDialog(dialog: HTMLDialogElement) {
  if (!dialog.showModal) dialog.open = false
  else {
    dialog.close()
    // The control that opened it may be gone.
    focusPageLater(dialog.ownerDocument)
  }
}

/** Opens the dialog before React focuses an element with `autoFocus` below its header: a closed dialog takes no focus. */
const openAround = (header: HTMLElement | null) => openDialog(header?.closest('dialog'))

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
    openDialog(dialog)
    // Lets the keyboard scroll long content without controls.
    if (body.current && body.current.scrollHeight > body.current.clientHeight) body.current.tabIndex = 0
    if (role === 'alertdialog' && getActiveElement(dialog) === dialog)
      foot.current?.querySelector('button')?.focus({ preventScroll: true })
    const unregister = notices.current ? registerNoticeContainer(notices.current) : undefined
    return () => {
      unregister?.()
      closeDialog(dialog)
    }
  }, [isOpen, role])
  const { close, lock, handlers } = useDialogClosing(dialogRef, isOpen, onClose)

  /** Returns focus to the dialog after its last control, or when the focused control is removed. */
  const keepFocus = (event: FocusEvent<HTMLDialogElement>) => {
    if (isOpen && event.relatedTarget === null && event.currentTarget.ownerDocument.hasFocus())
      event.currentTarget.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the close button do the same
    <dialog
      ref={dialogRef}
      className={classes(css.dialog, classOf(css.kind, kind))}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={handlers.onKeyDown}
      onCancel={handlers.onCancel}
      onClose={handlers.onClose}
      onBlur={keepFocus}
      onPointerDown={(event) => (pressedOutside.current = isOutside(event))}
      onClick={(event) => role === 'dialog' && pressedOutside.current && isOutside(event) && close()}
      {...rest}
    >
      {isOpen && (
        <div className={css.inside}>
          <div ref={openAround} className={css.head}>
            <Heading level={2} size="card" id={titleId}>
              {title}
            </Heading>
            <CloseButton onClick={close} />
          </div>
          <div ref={notices} />
          <div ref={body} className={css.body}>
            <DialogLock value={lock}>{children}</DialogLock>
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
