import * as css from '../EmptyState.css.ts'

// One line weight and one orange mark each, in a frame of 168 by 112.

/** The line that everything stands on. */
export const Ground = () => <path className={css.ground} d="M10 100h148" />
