import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { PageQuestionsProps } from './PageQuestions.tsx'

type Part = ComponentType<PageQuestionsProps>

let loaded: Part | undefined
// Starts with the page: the document preloads the file. Without it, the rest of the page stays usable.
const loading = import('./PageQuestions.tsx').then(
  (module) => {
    loaded = module.default
    return module
  },
  () => ({ default: () => null }),
)
const Lazy = lazy<Part>(() => loading)

/** Renders the questions about an offer. Once their code has loaded it does not suspend, which would shift the page. */
export function LazyQuestions(props: PageQuestionsProps) {
  const [Component] = useState<Part>(() => loaded ?? Lazy)
  return (
    <Suspense>
      <Component {...props} />
    </Suspense>
  )
}
