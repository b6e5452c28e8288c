import { useRef, useState } from 'react'
import { useLoaded } from '../Field/useLoaded.ts'

/** Returns whether a calendar is open, its code, and what returns the focus to the element that opened it. */
export const useCalendarPopover = <Loaded>(load: () => Promise<Loaded | undefined>) => {
  const [Popover, loadNow] = useLoaded(load)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLElement>(null)
  return {
    Popover,
    loadNow,
    isOpen,
    open: (from: HTMLElement | null) => {
      opener.current = from
      loadNow()
      setOpen(true)
    },
    close: (returnsFocus: boolean) => {
      setOpen(false)
      if (returnsFocus) opener.current?.focus()
    },
  }
}
