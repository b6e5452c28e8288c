import type { Language } from '../language'
import { german } from './de'
import { english, type Texts } from './en'

export type { Texts }

const tables: Record<Language, Texts> = { en: english, de: german }

/** Returns the texts of the site in a language. */
export const getTexts = (language: Language): Texts => tables[language]
