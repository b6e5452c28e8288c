'use client'
import { IconButton } from '@plomada/ui/IconButton'
import type { IconNode } from '@plomada/ui/icons'
import { ThemeSwitcher, useThemeChoice } from '@plomada/ui/ThemeSwitcher'
import type { ReactNode } from 'react'
import type { Language } from './language'
import { THEME_KEY } from './startScript'
import { getTexts } from './texts'
import { useDirection } from './useDirection'

interface SiteSettingsProps {
  language: Language
  languageLink: ReactNode
}

const bothWays: IconNode = [['path', { d: 'M8 7l-4 4 4 4M4 11h16M16 7l4 4-4 4' }]]

/** Renders the language, the direction and the theme of the site. */
export const SiteSettings = ({ language, languageLink }: SiteSettingsProps) => {
  const [theme, setTheme] = useThemeChoice(THEME_KEY)
  const [isRtl, setRtl] = useDirection()
  const { rightToLeft } = getTexts(language)
  return (
    <div className="kerf-settings">
      {languageLink}
      <IconButton icon={bothWays} label={rightToLeft} aria-pressed={isRtl} onClick={() => setRtl(!isRtl)} />
      <ThemeSwitcher value={theme} onChange={setTheme} />
    </div>
  )
}
