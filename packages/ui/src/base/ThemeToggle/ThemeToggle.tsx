'use client'
import { IconButton } from '../IconButton/IconButton.tsx'

export interface ThemeToggleProps {
  /** The theme that is on. */
  theme: 'light' | 'dark'
  /** Called with the other theme. Keeping it is the product's business. */
  onChange: (theme: 'light' | 'dark') => void
}

/** Switches between the light and the dark theme. */
export const ThemeToggle = ({ theme, onChange }: ThemeToggleProps) => (
  <IconButton
    icon={theme === 'dark' ? 'sun' : 'moon'}
    label="Tema oscuro"
    aria-pressed={theme === 'dark'}
    onClick={() => onChange(theme === 'dark' ? 'light' : 'dark')}
  />
)
