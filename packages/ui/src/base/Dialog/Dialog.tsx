'use client'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading as AriaHeading, Modal, ModalOverlay } from 'react-aria-components'
import { classes } from '../classes.ts'
import * as heading from '../Heading/Heading.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Words } from '../Words/Words.tsx'
import * as css from './Dialog.css.ts'

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

/** A window over the page. Keeps the focus inside and gives it back when it closes. */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  children,
  actions,
  kind = 'center',
  role = 'dialog',
}: DialogProps) => (
  <ModalOverlay
    className={classes(css.overlay, css.place[kind])}
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
    isDismissable={role === 'dialog'}
  >
    <Modal className={classes(css.sheet, css.kind[kind])}>
      <AriaDialog className={css.dialog} role={role}>
        <div className={css.head}>
          <AriaHeading slot="title" level={2} className={heading.size.card}>
            <Words>{title}</Words>
          </AriaHeading>
          <IconButton icon="close" label="Cerrar" onClick={onClose} />
        </div>
        <div className={css.body}>{children}</div>
        {actions !== undefined && <div className={css.foot}>{actions}</div>}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
)
