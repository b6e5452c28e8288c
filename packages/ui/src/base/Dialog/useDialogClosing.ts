'use client'
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { LockDialog } from './useDialogLock.ts'

type DialogEvent = SyntheticEvent<HTMLDialogElement>

/**
 * Returns the handlers of the browser's ways to close a dialog, a function that closes it, and one that locks it. They do
 * nothing while it is locked.
 */
export function useDialogClosing(
  ref: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onClose: () => void,
) {
  const locks = useRef(0)
  const lock = useCallback<LockDialog>(() => {
    locks.current += 1
    return () => {
      locks.current -= 1
    }
  }, [])
  const close = () => {
    if (locks.current === 0) onClose()
  }
  const [dismissals, setDismissals] = useState(0)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dismissals === 0 || !isOpen || !dialog?.isConnected || dialog.open) return
    dialog.showModal()
    dialog.focus({ preventScroll: true })
  }, [ref, isOpen, dismissals])
  return {
    close,
    lock,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // The caller decides whether to close; browsers close a dialog on the second Escape even if `cancel` is prevented.
        event.preventDefault()
        close()
      },
      onCancel: (event: DialogEvent) => {
        // `cancel` also bubbles from a file input inside.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      },
      onClose: (event: DialogEvent) => {
        if (!isOpen || event.currentTarget.open) return
        close()
        // Back closes it without `cancel` the second time. It opens again unless the caller closes it too.
        setDismissals(dismissals + 1)
      },
    },
  }
}
