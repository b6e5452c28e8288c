'use client'
import { createContext, useContext, useLayoutEffect } from 'react'

/** Makes a dialog ignore closing until the returned function is called. */
export type LockDialog = () => () => void

export const DialogLock = createContext<LockDialog | null>(null)

/** Makes the dialog around a component ignore closing while a request is pending, which closing would not cancel. */
export function useDialogLock(isPending: boolean): void {
  const lock = useContext(DialogLock)
  // A layout effect, so that the lock begins and ends together with what is shown.
  useLayoutEffect(() => (isPending ? lock?.() : undefined), [isPending, lock])
}
