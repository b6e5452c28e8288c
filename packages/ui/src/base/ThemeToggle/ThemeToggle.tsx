'use client'
import * as icons from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { baseCopy } from '../base.copy.ts'

export interface ThemeToggleProps {
  /** The theme that is on. */
  theme: 'light' | 'dark'
  /** Called with the other theme. Keeping it is the product's business. */
  onChange: (theme: 'light' | 'dark') => void
}

/** Switches between the light and the dark theme. */
export const ThemeToggle = ({ theme, onChange }: ThemeToggleProps) => (
  <IconButton
    icon={theme === 'dark' ? icons.sun : icons.moon}
    label={baseCopy.dark}
    aria-pressed={theme === 'dark'}
    onClick={() => onChange(theme === 'dark' ? 'light' : 'dark')}
  />
)
