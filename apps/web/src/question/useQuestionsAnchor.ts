import { QUESTIONS_ANCHOR } from '@plomada/domain'
import { useEffect } from 'react'

/** Scrolls to the questions once they have loaded, when the address names them: the browser looked for them before. */
export function useQuestionsAnchor(isLoaded: boolean): void {
  useEffect(() => {
    if (isLoaded && window.location.hash === `#${QUESTIONS_ANCHOR}`)
      document.getElementById(QUESTIONS_ANCHOR)?.scrollIntoView()
  }, [isLoaded])
}
