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
  const keep = useCallback(({ photoFile: _, ...values }: Record<string, unknown>) => {
    try {
      localStorage.setItem(KEY, JSON.stringify(values))
    } catch {
      // Without storage the draft lasts as long as the page.
    }
  }, [])
  const forget = useCallback(() => localStorage.removeItem(KEY), [])
  return { draft, keep, forget }
}
