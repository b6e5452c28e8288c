import { baseCopy } from '../base.copy.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Words } from '../Words/Words.tsx'
import { Ring } from './Ring.tsx'
import * as css from './Spinner.css.ts'

export interface SpinnerProps {
  /** `small` is a silent ring for inside a button; `large` is a swinging plumb line that says what is awaited.
   * @default 'large' */
  size?: 'small' | 'large'
  /** What is awaited; read once by screen readers.
   * @default 'Cargando...' */
  label?: string
  /** Also shows the words.
   * @default false */
  isLabelShown?: boolean
}

/** Shows that something is on its way. */
export const Spinner = ({ size = 'large', label = baseCopy.loading, isLabelShown = false }: SpinnerProps) => {
  if (size === 'small') return <Ring />
  return (
    <output className={css.box}>
      <svg className={css.plumb} viewBox="0 0 40 72" aria-hidden="true">
        <path d="M20 0v44" stroke="currentColor" strokeWidth="2" />
        <path className={css.bob} d="M20 72l-8-15.5a9.5 9.5 0 1 1 16 0Z" />
        <circle className={css.hole} cx="20" cy="52" r="3.6" />
      </svg>
      {isLabelShown ? (
        <span className={css.seen}>
          <Words>{label}</Words>
        </span>
      ) : (
        <VisuallyHidden>
          <Words>{label}</Words>
        </VisuallyHidden>
      )}
    </output>
  )
}
