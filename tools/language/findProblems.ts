import { parseSync, Visitor } from 'oxc-parser'
import { impersonalForms, personForms, specificationTexts } from './spanish.ts'
import { allowed, namePatterns, terms } from './terms.ts'

/** The most lines of text in a comment. */
export const MAX_COMMENT_LINES = 6

/** A term or comment that the check refuses. */
export interface Problem {
  line: number
  text: string
}

/** Matches a term as words, and as a part of a name in camel case. */
function createPattern(term: string): RegExp {
  const [first = '', ...rest] = term.split(' ')
  const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const start = `(?:(?<![A-Za-z])${first}|${capitalize(first)})`
  const others = rest.map((word) => `(?:[ -]${word}|${capitalize(word)})`)
  return new RegExp(`${start}${others.join('')}s?(?![a-z])`, 'g')
}

const patterns = [...terms.map(({ term, use }) => ({ pattern: createPattern(term), use })), ...namePatterns]

/** Finds replaced terms in the text of a file. */
export const findTerms = (text: string): Problem[] =>
  text.split('\n').flatMap((line, index) => {
    const content = allowed.reduce((rest, one) => rest.replaceAll(one, ''), line)
    return patterns.flatMap(({ pattern, use }) =>
      [...content.matchAll(pattern)].map(([found]) => ({
        line: index + 1,
        text: `"${found}" is replaced; use: ${use}`,
      })),
    )
  })

/** Finds comments with more than 6 lines of text in a TypeScript or JavaScript file. */
export function findLongComments(file: string, source: string): Problem[] {
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const blocks: { line: number; text: string; end: number }[] = []
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const previous = blocks.at(-1)
    const isContinued = type === 'Line' && /^\n[ \t]*$/.test(source.slice(previous?.end, start))
    if (previous && isContinued) {
      previous.text += `\n${value}`
      previous.end = end
    } else blocks.push({ line: lineOf(start), text: value, end })
  }
  return blocks.flatMap(({ line, text }) => {
    const lines = text.split('\n').filter((one) => /[^\s*]/.test(one)).length
    return lines > MAX_COMMENT_LINES
      ? [{ line, text: `a comment of ${lines} lines; ${MAX_COMMENT_LINES} at most` }]
      : []
  })
}

/** Data that looks as if people had written it. */
const isWrittenByPeople = (file: string) => /\/demo\/|fixture|[/.]examples?\w*\.ts$/i.test(file)

const withoutSpecification = (text: string) =>
  specificationTexts.reduce((rest, one) => rest.replaceAll(one, ''), text)

/** Finds forms that our Spanish does not use in the strings, templates and JSX of a TypeScript file. */
export function findSpanish(file: string, source: string): Problem[] {
  const forms = isWrittenByPeople(file) ? personForms : [...personForms, ...impersonalForms]
  const problems: Problem[] = []
  const check = (text: string, start: number) => {
    const own = withoutSpecification(text.replaceAll(/\s+/g, ' ').trim())
    const line = source.slice(0, start).split('\n').length
    for (const { form, use } of forms)
      for (const [found] of own.matchAll(form))
        problems.push({ line, text: `"${found}" is not our Spanish; use: ${use}` })
  }
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string') check(value, start)
    },
    TemplateElement: ({ value, start }) => check(value.cooked ?? value.raw, start),
    JSXText: ({ value, start }) => check(value, start),
  }).visit(parseSync(file, source).program)
  return problems
}
