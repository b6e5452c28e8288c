/**
 * A message with `{placeholders}`, in any order. With plural forms, the value of `count` selects one by the rules of
 * `Intl.PluralRules`.
 */
export type MessageTemplate = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>)

export type MessageValues = Readonly<Record<string, string | number>>

/** Returns the message with its plural form selected and its placeholders filled in. */
export function formatMessage(template: MessageTemplate, locale: string, values: MessageValues = {}): string {
  const text =
    typeof template === 'string'
      ? template
      : (template[new Intl.PluralRules(locale).select(Number(values['count']))] ?? template.other)
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
