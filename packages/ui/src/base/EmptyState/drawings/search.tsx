import * as css from '../EmptyState.css.ts'
import { Ground } from './Ground.tsx'

const Bob = ({ x, top }: { x: number; top: number }) => (
  <g transform={`translate(${x} ${top})`}>
    <path d="M0-50v46" stroke="currentColor" strokeWidth="2" />
    <path className={css.accentFill} d="M0 36L-12 16a14 14 0 1 1 24 0z" />
    <circle className={css.surfaceFill} cy="8" r="5" />
  </g>
)

/** A list under a plumb bob, for «no results». */
export const search = (
  <>
    <Ground />
    <rect className={css.line} x="22" y="26" width="78" height="62" rx="6" />
    <path className={css.line} d="M34 42h34M34 54h54M34 66h42" />
    <Bob x={96} top={68} />
  </>
)
