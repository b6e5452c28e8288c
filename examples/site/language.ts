/** The languages of the site. Each has a prefix of its own in the URL, such as `/de`. */
export const languages = ['en', 'de'] as const

export type Language = (typeof languages)[number]

export const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE' }

/** Returns the language of a path, or English when it has none. */
export const readLanguage = (path: string): Language =>
  languages.find((language) => language === path.split('/')[1]) ?? 'en'

/** Replaces the language of a path. */
export const inLanguage = (path: string, language: Language) => path.replace(/^\/[^/?]*/, `/${language}`)
