/**
 * Measures a first visit to each page of the product: JS and CSS of the production build, min + gzip, with React and the
 * router. Fails when a page exceeds its limit, contains a module that must be lazy or uses a message that the
 * marketplace's provider lacks.
 */
import path from 'node:path'
import { build } from 'vite'
import { collectInitialFiles, getSize, listOutputFiles } from './buildOutput.ts'
import { findMessageProblems } from './messages.ts'

/** Limits in bytes, 4 % above what pages need; docs/first-load.md explains them. */
const jsLimits: Record<string, number> = {
  HomePage: 115_000,
  // With the one list of pickers and its groups.
  OffersPage: 133_000,
  ProfessionalsPage: 133_000,
  // With the changes that an applicant confirms, the history and the viewer of photos.
  OfferPage: 156_000,
  ProfessionalPage: 142_000,
}
// The page of a job has the dialogs of all its events.
const defaultJsLimit = 222_000
// With the units and steps of number fields.
const defaultCssLimit = 18_500
const cssLimits: Record<string, number> = {
  // Beside the list one of the offers is open.
  OwnOffersPage: 21_000,
  // Timeline, facts and the dialogs of all events.
  AssignmentPage: 19_700,
  ClaimPage: 19_700,
}
/** Modules that a public page must load lazily. */
const lazyOnly =
  /node_modules\/(@auth0\/|@emailjs\/|formik\/|@radix-ui\/|react-aria|zod\/)|\/ui\/src\/base\/(Dialog\/Dialog|Carousel\/)/
/** Other pages may contain these modules: forms validate with Formik and the schemas. */
const checkedPages = new Set(['HomePage', 'OffersPage', 'ProfessionalsPage'])

process.env['NODE_ENV'] = 'production'
const root = path.join(import.meta.dirname, '../../apps/web')
process.chdir(root)
const built = await build({ root, logLevel: 'error', build: { write: false, sourcemap: false } })
const files = listOutputFiles(built)
const byName = new Map(files.map((file) => [file.fileName, file]))
const chunks = files.filter((file) => file.type === 'chunk')

const measureSize = (names: readonly string[]) =>
  names.reduce((sum, name) => {
    const file = byName.get(name)
    return sum + (file ? getSize(file) : 0)
  }, 0)

const findForbiddenModules = (names: readonly string[]) =>
  names.flatMap((name) => {
    const file = byName.get(name)
    if (file?.type !== 'chunk') return []
    return Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 && lazyOnly.test(id) ? [path.basename(id)] : [],
    )
  })

// The names are those of the groups in vite.config.ts. Vite omits an entry that would only import one of them.
const [entry, first] = ['start', 'first'].map((name) => chunks.find((chunk) => chunk.name === name))
const pages = chunks.filter(
  ({ facadeModuleId }) => facadeModuleId && /\/src\/.*Page\.tsx$/.test(facadeModuleId),
)
if (!entry || !first || pages.length < 10) throw new Error('The build has no entry or too few pages.')

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)
const isUsed = ([, { renderedLength }]: [string, { renderedLength: number }]) => renderedLength > 0
const usedModules = chunks.flatMap(({ modules }) =>
  Object.entries(modules)
    .filter(isUsed)
    .map(([id]) => id),
)
const failures = findMessageProblems(usedModules)
console.log('kB, min + gzip, of a first visit'.padEnd(38), '   JS  limit    CSS  limit')
for (const page of pages.toSorted((a, b) => a.name.localeCompare(b.name))) {
  const name = path.basename(page.facadeModuleId ?? '', '.tsx')
  const jsLimit = jsLimits[name] ?? defaultJsLimit
  const cssLimit = cssLimits[name] ?? defaultCssLimit
  const critical = [...collectInitialFiles(files, [entry, first, page])]
  const isStyle = (file: string) => file.endsWith('.css')
  const sizes = {
    js: measureSize(critical.filter((file) => !isStyle(file))),
    css: measureSize(critical.filter(isStyle)),
  }
  const found = checkedPages.has(name) ? findForbiddenModules(critical) : []
  console.log(name.padEnd(36), [sizes.js, jsLimit, sizes.css, cssLimit].map(kilobytes).join(' '))
  if (sizes.js > jsLimit) failures.push(`${name}: ${sizes.js} bytes of JS, ${jsLimit} at most`)
  if (sizes.css > cssLimit) failures.push(`${name}: ${sizes.css} bytes of CSS, ${cssLimit} at most`)
  if (found.length > 0) failures.push(`${name}: contains ${found.slice(0, 5).join(', ')}`)
}
for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)
