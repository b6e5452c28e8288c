import { useMemo, useRef } from 'react'
import type { OfferDraft } from '@plomada/ui'

interface Draft {
  /** The idempotency key of the attempts to send the draft. */
  creationKey: string
  values: Partial<OfferDraft>
}

const storageKey = (viewer: number) => `plomada-borrador-servicio-${viewer}`

const isDraft = (value: unknown): value is Draft => {
  const { creationKey, values } = (value ?? {}) as Partial<Draft>
  return typeof creationKey === 'string' && typeof values === 'object' && values !== null
}

function read(viewer: number): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(viewer)) ?? 'null')
    return isDraft(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the unsent values of the offer form and functions that save and clear them. They are stored on this device
 * per user, with an idempotency key, so that sending them again after a reload does not publish a second offer. The form
 * that repeats an offer stores nothing.
 */
export function useDraft(viewer: number, isRepeated = false) {
  const stored = useMemo(() => (isRepeated ? undefined : read(viewer)), [viewer, isRepeated])
  const creationKey = useRef(stored?.creationKey ?? crypto.randomUUID())
  return {
    draft: stored?.values,
    creationKey: () => creationKey.current,
    save: (values: OfferDraft) => {
      if (isRepeated) return
      const draft: Draft = { creationKey: creationKey.current, values }
      try {
        localStorage.setItem(storageKey(viewer), JSON.stringify(draft))
      } catch {
        // Without storage the draft lasts as long as the page.
      }
    },
    clear: () => {
      creationKey.current = crypto.randomUUID()
      if (!isRepeated) localStorage.removeItem(storageKey(viewer))
    },
  }
}
