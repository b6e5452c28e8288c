import type { Brand } from '../../packages/ui/src/provider/index.ts'
import './lindero.css'

const Lindero = () => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" fill="none" aria-hidden="true">
    <path d="M4 21V3h3v13.5h13V21z" fill="currentColor" />
    <path d="M12 3h8v8z" fill="var(--plm-accent-bg)" stroke="var(--plm-accent-border)" />
  </svg>
)

/** What the toolbar offers. `undefined` is the package's own brand. */
export const brands: Record<string, Brand | undefined> = {
  plomada: undefined,
  lindero: { name: 'Lindero', mark: <Lindero /> },
}
