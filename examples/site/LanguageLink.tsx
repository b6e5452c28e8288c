import { Link } from '@plomada/ui/Link'
import { inLanguage, type Language } from './language'
import { getTexts } from './texts'

interface LanguageLinkProps {
  language: Language
  /** Path and query of the current page. */
  path: string
}

/** Renders a link to the same page in the other language. */
export const LanguageLink = ({ language, path }: LanguageLinkProps) => {
  const other = language === 'en' ? 'de' : 'en'
  return (
    <span lang={other}>
      <Link href={inLanguage(path, other)} size="standalone">
        {getTexts(language).otherLanguage}
      </Link>
    </span>
  )
}
