import { useMemo, useRef } from 'react'
import type { OfferDraft } from '@plomada/ui'

/** What was typed, and what every attempt at sending it is known by. */
interface Draft {
  creationKey: string
  values: Partial<OfferDraft>
}

const keyOf = (viewer: number) => `plomada-borrador-servicio-${viewer}`

const isDraft = (kept: unknown): kept is Draft => {
  const { creationKey, values } = (kept ?? {}) as Partial<Draft>
  return typeof creationKey === 'string' && typeof values === 'object' && values !== null
}

function read(viewer: number): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(viewer)) ?? 'null')
    return isDraft(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/**
 * What somebody typed into the offer form and has not yet sent, kept on this device through reloads and expired
 * sessions, for them alone. With it the key of the attempt: sent again, even after a reload, the server finds the
 * offer of the first time instead of publishing another.
 */
export function useDraft(viewer: number) {
  const before = useMemo(() => read(viewer), [viewer])
  const creationKey = useRef(before?.creationKey ?? crypto.randomUUID())
  return {
    draft: before?.values,
    creationKey: () => creationKey.current,
    keep: (values: OfferDraft) => {
      // A file cannot be kept as text; it has to be chosen again.
      const draft: Draft = { creationKey: creationKey.current, values: { ...values, photoFile: null } }
      try {
        localStorage.setItem(keyOf(viewer), JSON.stringify(draft))
      } catch {
        // Without storage the draft lasts as long as the page.
      }
    },
    forget: () => {
      creationKey.current = crypto.randomUUID()
      localStorage.removeItem(keyOf(viewer))
    },
  }
}
