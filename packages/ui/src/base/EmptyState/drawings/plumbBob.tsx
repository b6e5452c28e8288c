import * as css from '../EmptyState.css.ts'
import { Ground } from './Ground.tsx'

/** A fallen plumb bob with a broken line, for errors. */
export const plumbBob = (
  <>
    <Ground />
    <path className={css.line} d="M40 18h88M84 18v22l-8 7 14 6-10 7" />
    <g transform="rotate(68 88 88)">
      <path className={css.accentFill} d="M88 118L76 98a14 14 0 1 1 24 0z" />
      <circle className={css.surfaceFill} cx="88" cy="90" r="5" />
    </g>
  </>
)
