/**
 * A message with `{placeholders}`, in any order. With plural forms, the value of `count` selects one by the rules of
 * `Intl.PluralRules`.
 */
export type MessageTemplate = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>)

export type MessageValues = Readonly<Record<string, string | number>>

const pluralRules = new Map<string, Intl.PluralRules>()

/** Returns the plural rules of a locale. Creating them takes eighty times as long as using them. */
function getPluralRules(locale: string): Intl.PluralRules {
  const known = pluralRules.get(locale) ?? new Intl.PluralRules(locale)
  pluralRules.set(locale, known)
  return known
}

/** Returns the message with its plural form selected and its placeholders filled in. */
export function formatMessage(template: MessageTemplate, locale: string, values: MessageValues = {}): string {
  const text =
    typeof template === 'string'
      ? template
      : (template[getPluralRules(locale).select(Number(values['count']))] ?? template.other)
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
