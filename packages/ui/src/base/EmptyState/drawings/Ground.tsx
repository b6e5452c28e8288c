import * as css from '../EmptyState.css.ts'

// Drawings have a view box of 168 by 112, one line width and one orange detail.

/** Renders the baseline of a drawing. */
export const Ground = () => <path className={css.groundLine} d="M10 100h148" />
