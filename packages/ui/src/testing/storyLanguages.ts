import { de, en, esAR, type Messages, ptBR } from '../messages/index.ts'

interface StoryLanguage {
  messages: Messages
  /** Without it, the locale, time zone and currency are those of the marketplace. */
  locale?: string
  timeZone?: string
  currency?: string
}

/** Message tables of the library, with a place that uses each. */
const storyLanguages = {
  en: { messages: en, locale: 'en-GB', timeZone: 'Europe/London', currency: 'GBP' },
  de: { messages: de, locale: 'de-DE', timeZone: 'Europe/Berlin', currency: 'EUR' },
  'es-AR': { messages: esAR },
  'pt-BR': { messages: ptBR, locale: 'pt-BR', timeZone: 'America/Sao_Paulo', currency: 'BRL' },
} satisfies Record<string, StoryLanguage>

/** The language of a story: the selected one, its own (`parameters.language`), or that of the marketplace. */
export function getStoryLanguage(
  parameters: Readonly<Record<string, unknown>>,
  selected?: unknown,
): StoryLanguage & { tag: string } {
  const [tag, language] = Object.entries<StoryLanguage>(storyLanguages).find(([name]) => name === selected) ??
    Object.entries<StoryLanguage>(storyLanguages).find(([name]) => name === parameters['language']) ?? [
      'es-AR',
      storyLanguages['es-AR'],
    ]
  return { ...language, tag }
}
