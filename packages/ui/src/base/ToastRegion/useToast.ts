'use client'
import { useEffect, useState } from 'react'
import { type ToastOptions, type ToastQueue, toastQueue } from './toastQueue.ts'

/** The functions of `useToast`. */
export interface Toasts {
  /** Shows a toast and returns its id. */
  showToast: (text: string, options?: ToastOptions) => number
  /** Closes a toast of this component. */
  closeToast: (id: number) => void
}

/**
 * Returns functions that show and close toasts. Toasts with an action close when the component unmounts, because their
 * handlers belong to it. Outside of components use `toastQueue`.
 */
export const useToast = (queue: ToastQueue = toastQueue): Toasts => {
  const [own] = useState(() => new Set<number>())
  useEffect(() => () => own.forEach((id) => queue.close(id)), [own, queue])
  return {
    showToast: (text, options) => {
      const id = queue.show(text, options)
      if (options?.action) own.add(id)
      return id
    },
    closeToast: (id) => queue.close(id),
  }
}
