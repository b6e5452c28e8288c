import { useCallback, useMemo } from 'react'

const KEY = 'plomada-borrador-servicio'

/** What was typed into the offer form and not yet sent, kept on this device through reloads and expired sessions. */
export function useDraft() {
  const draft = useMemo((): Record<string, unknown> | undefined => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
      return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : undefined
    } catch {
      return undefined
    }
  }, [])
  const keep = useCallback((values: Record<string, unknown>) => {
    try {
      // A file cannot be kept as text; it has to be chosen again.
      localStorage.setItem(KEY, JSON.stringify({ ...values, photoFile: null }))
    } catch {
      // Without storage the draft lasts as long as the page.
    }
  }, [])
  const forget = useCallback(() => localStorage.removeItem(KEY), [])
  return { draft, keep, forget }
}
