import { useState } from 'react'

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Returns a text that is stored on this device, and the function that sets it. An empty one is removed. */
export function useStoredText(key: string): [string, (text: string) => void] {
  const [stored, setStored] = useState(() => ({ key, text: read(key) }))
  const text = stored.key === key ? stored.text : read(key)
  return [
    text,
    (next) => {
      setStored({ key, text: next })
      try {
        if (next === '') localStorage.removeItem(key)
        else localStorage.setItem(key, next)
      } catch {
        // Without storage the text lasts as long as the page.
      }
    },
  ]
}
