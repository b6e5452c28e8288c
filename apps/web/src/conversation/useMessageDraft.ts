import { useState } from 'react'

const storageKey = (viewer: number, conversation: number) =>
  `plomada-borrador-mensaje-${viewer}-${conversation}`

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Returns the unsent text of a conversation, stored on this device, and the function that sets it. */
export function useMessageDraft(viewer: number, conversation: number): [string, (text: string) => void] {
  const key = storageKey(viewer, conversation)
  const [draft, setDraft] = useState(() => ({ key, text: read(key) }))
  const text = draft.key === key ? draft.text : read(key)
  return [
    text,
    (next) => {
      setDraft({ key, text: next })
      try {
        if (next === '') localStorage.removeItem(key)
        else localStorage.setItem(key, next)
      } catch {
        // Without storage the draft lasts as long as the page.
      }
    },
  ]
}
