import * as css from './Ring.css.ts'

/** The silent ring inside a button; apart from the plumb line, which no button draws. */
export const Ring = () => <span className={css.ring} aria-hidden="true" />
