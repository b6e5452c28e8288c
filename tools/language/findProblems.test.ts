import { describe, expect, test } from 'vitest'
import { findLongComments, findTerms } from './findProblems.ts'

describe('replaced terms', () => {
  test.each([
    'finishErrand()',
    'const errands = []',
    '/** The errand of a visitor. */',
    "test('keeps the Errand', () => {})",
    'askAhead(call)',
    'asks nothing, but ask ahead',
    'whyNotAccept(viewer, offer)',
  ])('are found in %j', (text) => {
    expect(findTerms(text)).toHaveLength(1)
  })

  test.each(['fontWeight: 700', 'shelfless', 'Por whatever', 'or why not', 'a newspaper'])(
    'are not found in %j',
    (text) => {
      expect(findTerms(text)).toEqual([])
    },
  )

  test('are allowed in listed texts, and nowhere else on the same line', () => {
    expect(findTerms("if (name === 'cancelled') return")).toEqual([])
    expect(findTerms("cancelled = name === 'cancelled'")).toHaveLength(1)
  })

  test('are reported with their line and the term to use', () => {
    expect(findTerms('one\nthe purse')).toEqual([{ line: 2, text: '"purse" is replaced; use: wallet' }])
  })
})

describe('comments', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`)

  test('of 6 lines are accepted, of 7 refused', () => {
    const block = (count: number) =>
      `/**\n${lines(count)
        .map((line) => ` * ${line}\n`)
        .join('')} */\nconst a = 1`
    expect(findLongComments('a.ts', block(6))).toEqual([])
    expect(findLongComments('a.ts', `const b = 1\n${block(7)}`)).toEqual([
      { line: 2, text: 'a comment of 7 lines; 6 at most' },
    ])
  })

  test('count as one when line comments follow each other', () => {
    const text = lines(7)
      .map((line) => `  // ${line}`)
      .join('\n')
    expect(findLongComments('a.ts', `{\n${text}\n}`)).toHaveLength(1)
    expect(findLongComments('a.ts', `{\n${text.replace('\n', '\n\n')}\n}`)).toEqual([])
  })

  test('are not found in strings', () => {
    expect(findLongComments('a.ts', `const a = \`/*\n${lines(9).join('\n')}\n*/\``)).toEqual([])
  })
})
