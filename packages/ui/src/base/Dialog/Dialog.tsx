'use client'
import { lazy, type ReactNode, Suspense, useState } from 'react'

// Most visits open no dialog, and what keeps the focus inside one weighs more than a page.
const DialogWindow = lazy(() =>
  import('./DialogWindow.tsx').then((module) => ({ default: module.DialogWindow })),
)

export interface DialogProps {
  /** Whether it is on screen. */
  isOpen: boolean
  /** Called on Escape, on the close button and on a press outside. */
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
  /** `alertdialog` asks before something is done that cannot be undone; a press outside does not close it.
   * @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
}

/** A window over the page. Keeps the focus inside and gives it back when it closes; its engine arrives with the first opening. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setOpened(true)
  return (
    wasOpened && (
      <Suspense>
        <DialogWindow {...props} />
      </Suspense>
    )
  )
}
