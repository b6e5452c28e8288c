import { type ComponentType, Suspense, use } from 'react'
import type { PageQuestionsProps } from './PageQuestions.tsx'

let Loaded: ComponentType<PageQuestionsProps> | null = null
// Starts with the page: the document preloads the file. Without it, the rest of the page stays usable.
const loading = import('./PageQuestions.tsx').then(
  (module) => (Loaded = module.default),
  () => null,
)

// Does not suspend once the code has loaded, which would shift the page.
function Part(props: PageQuestionsProps) {
  if (!Loaded) use(loading)
  return Loaded && <Loaded {...props} />
}

/** Renders the questions about an offer. */
export const LazyQuestions = (props: PageQuestionsProps) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
)
