import { expect, test } from 'vitest'
import { forbiddenIn, markup, markupIn } from './texts.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

test.each(markup)('finds %j where it is not escaped, and only there', (text) => {
  const page = (value: string) => `<p title="${value}">${value}</p>`
  expect(markupIn(page(text))).not.toBeNull()
  expect(markupIn(page(escaped(text)))).toBeNull()
})

test('finds direction marks and NUL in a response', () => {
  expect(['Ana', 'uno\ndos', '\u202Eana', 'a\\u0000b'].map((text) => forbiddenIn(text) !== null)).toEqual([
    false,
    false,
    true,
    true,
  ])
})
