import * as css from '../EmptyState.css.ts'
import { Ground } from './Ground.tsx'

/** A toolbox, for «nothing created yet». */
export const toolbox = (
  <>
    <Ground />
    <path className={css.line} d="M34 54h100v46H34zM34 68h100M66 54V42a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v12" />
    <rect className={css.accentFill} x="76" y="62" width="16" height="14" rx="2" />
    <path className={css.accentLine} d="M120 30l10-14M128 36l16-8M112 26l2-16" />
  </>
)
