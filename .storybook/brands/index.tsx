import type { Brand } from '../../packages/ui/src/provider/index.ts'
import './lindero.css'

const LinderoMark = () => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" fill="none" aria-hidden="true">
    <path d="M4 21V3h3v13.5h13V21z" fill="currentColor" />
    <path d="M12 3h8v8z" fill="var(--plm-accent-bg)" stroke="var(--plm-accent-border)" />
  </svg>
)

/** Brands of the toolbar. `undefined` is the default brand of the package. */
export const brands: Record<string, Brand | undefined> = {
  plomada: undefined,
  lindero: { name: 'Lindero', mark: <LinderoMark /> },
}
