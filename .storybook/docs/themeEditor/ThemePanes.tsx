import type { CSSProperties, ReactNode } from 'react'
import type { ThemeValues } from '../../../packages/ui/src/index.ts'
import * as css from './themeEditor.css.ts'

interface ThemePanesProps {
  values: ThemeValues
  /** Renders the content of a theme. The name distinguishes the landmarks of both. */
  children: (theme: string) => ReactNode
}

const themes = [
  { name: 'light', label: 'Light theme' },
  { name: 'dark', label: 'Dark theme' },
]

/** Renders the same content in both themes, with the values of a brand. */
export const ThemePanes = ({ values, children }: ThemePanesProps) => (
  <div className={css.panes}>
    {themes.map(({ name, label }) => (
      <section
        key={name}
        aria-label={label}
        data-theme={name}
        className={css.pane}
        style={values as CSSProperties} // custom properties
      >
        {children(label)}
      </section>
    ))}
  </div>
)
