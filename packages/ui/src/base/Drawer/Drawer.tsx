'use client'
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'

export interface DrawerProps extends Omit<DialogProps, 'kind' | 'role'> {
  /** Edge of the window that it is attached to.
   * @default 'end' */
  placement?: 'start' | 'end' | 'bottom'
}

/** Renders a modal sheet at an edge of the window. It keeps focus inside while it is open. */
export const Drawer = ({ placement = 'end', ...dialog }: DrawerProps) => (
  <Dialog {...dialog} kind={placement} />
)
