import { expect, test } from 'vitest'
import { findForbiddenCharacter, markup, findMarkup } from './hostileTexts.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

test.each(markup)('finds %j only where it is not escaped', (text) => {
  const page = (value: string) => `<p title="${value}">${value}</p>`
  expect(findMarkup(page(text))).not.toBeNull()
  expect(findMarkup(page(escaped(text)))).toBeNull()
})

test('finds direction marks and NUL in a response', () => {
  expect(
    ['Ana', 'uno\ndos', '\u202Eana', 'a\\u0000b'].map((text) => findForbiddenCharacter(text) !== null),
  ).toEqual([false, false, true, true])
})
