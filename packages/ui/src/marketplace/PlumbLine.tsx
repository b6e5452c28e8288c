import * as css from './PlumbLine.css.ts'

/** Renders the mark of Plomada: a plumb bob on a line that hangs from the top edge of its surface, which must clip. */
export const PlumbLine = () => (
  <svg className={css.line} viewBox="0 0 24 30" aria-hidden="true">
    <path d="M12-400v410" stroke="currentColor" strokeWidth="2" />
    <path
      className={css.bob}
      d="M12 30 5.1 19.3A8.2 8.2 0 1 1 18.9 19.3ZM15.1 14.6a3.1 3.1 0 1 0-6.2 0 3.1 3.1 0 1 0 6.2 0Z"
    />
  </svg>
)
