'use client'
import { useMessages } from '../../provider/index.ts'
import * as icons from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'

export interface ThemeToggleProps {
  /** The current theme. */
  theme: 'light' | 'dark'
  /** Called with the other theme. The caller stores and applies it. */
  onChange: (theme: 'light' | 'dark') => void
}

/** Renders a button that switches between the light and the dark theme. */
export const ThemeToggle = ({ theme, onChange }: ThemeToggleProps) => (
  <IconButton
    icon={theme === 'dark' ? icons.sun : icons.moon}
    label={useMessages()('theme.dark')}
    aria-pressed={theme === 'dark'}
    onClick={() => onChange(theme === 'dark' ? 'light' : 'dark')}
  />
)
