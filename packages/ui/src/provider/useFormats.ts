'use client'
import { type Language, missing, useProvider } from './context.ts'
import { createFormats, type Formats } from './formats.ts'

// Not in the value of the provider: pages without money and dates do not load the formats.

const missingFormats: Formats = {
  money: missing,
  number: missing,
  percent: missing,
  day: missing,
  dateTime: missing,
}

const known = new WeakMap<Language, Formats>()

/** Returns the formats for money and dates in the language of the provider. */
export const useFormats = (): Formats => {
  const { language } = useProvider()
  if (!language) return missingFormats
  const formats = known.get(language) ?? createFormats(language)
  known.set(language, formats)
  return formats
}
