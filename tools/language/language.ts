/**
 * Refuses replaced terms (`terms.ts`) in code, comments, test titles and documents, comments of more than 6 lines, and
 * impersonal forms, tú and usted (`spanish.ts`) in the texts of the packages and apps.
 * `--summary` prints only how often each problem occurs.
 */
import { readFileSync } from 'node:fs'
import { listFiles } from '../shared/listFiles.ts'
import { findLongComments, findSpanish, findTerms } from './findProblems.ts'

const isText = /\.([cm]?[jt]sx?|css|html|mdx?|json|ya?ml|sh|service)$|(^|\/)(Dockerfile|run)$/
/** Generated files, files of this check, and files that must not change. */
const ignored =
  /^pnpm-lock\.yaml$|CHANGELOG\.md$|^tools\/language\/|\/migrations\/|^packages\/\w+\/(api\.md|status\.json|screenReaderOutput\.json|baselines\/)|commonPasswords/

/** Where the Spanish texts of our products are. */
const hasSpanish = (file: string) =>
  /^(packages|apps)\/\w+\/src\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/testing\/|\/(de|ptBR)\.ts$/.test(file)

const problems = listFiles()
  .filter((file) => isText.test(file) && !ignored.test(file))
  .flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const inName = findTerms(file).map(({ text }) => ({ line: 0, text: `${text} (in the file name)` }))
    const comments = /\.[cm]?[jt]sx?$/.test(file) ? findLongComments(file, source) : []
    const spanish = hasSpanish(file) ? findSpanish(file, source) : []
    return [...inName, ...findTerms(source), ...comments, ...spanish].map((problem) => ({ file, ...problem }))
  })

if (process.argv.includes('--summary')) {
  const counts = Map.groupBy(problems, ({ text }) => text.toLowerCase().replace(/\d+ lines/, 'n lines'))
  const sorted = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  for (const [text, { length }] of sorted) console.log(`${String(length).padStart(5)}  ${text}`)
} else for (const { file, line, text } of problems) console.log(`${file}:${line}: ${text}`)
console.log(`${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
