import type { UnsentTerms } from '@plomada/ui'
import { APPLICATION_DRAFT_KEY } from '../data/clearUserData.ts'
import { useStoredText } from '../data/useStoredText.ts'

const parse = (text: string): UnsentTerms | undefined => {
  try {
    return JSON.parse(text) as UnsentTerms
  } catch {
    return undefined
  }
}

/** Returns the unsent terms of the application to an offer, stored on this device until the sign-out. */
export function useApplicationDraft(viewer: number | undefined, offer: number) {
  const [text, setText] = useStoredText(`${APPLICATION_DRAFT_KEY}-${viewer}-${offer}`)
  return {
    draft: parse(text),
    onDraft: (terms: UnsentTerms) => setText(JSON.stringify(terms)),
    clear: () => setText(''),
  }
}
