/** Renders the mark of the brand: a board with a cut, the kerf. */
export const KerfMark = () => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
    <path d="M2 3h9.2v11.4h2.6V3H22v18H2z" fill="currentColor" />
    <path d="M11.2 14.4h2.6V3h-2.6z" fill="var(--kerf-signal)" />
  </svg>
)
