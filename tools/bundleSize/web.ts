/**
 * What a first visit to a page of the product costs: JS and CSS, min + gzip, of the production build, React and router
 * included. The critical path: the entry, the page and all that both import at once. Fails where a page weighs more
 * than it may, or carries what it must not.
 */
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { atOnceWith, filesOf } from './bundle.ts'

/** Bytes of JS that fail the check; docs/decisions/0018 says how they are kept. */
const jsLimits: Record<string, number> = {
  HomePage: 110_000,
  OffersPage: 130_000,
  ProfessionalsPage: 130_000,
}
const jsOfOthers = 200_000
const cssLimit = 15_000
/** What no page of a visitor may carry before somebody asks for it: engines, dialogs, what moves by itself. */
const late =
  /node_modules\/(@auth0\/|@emailjs\/|formik\/|@radix-ui\/|react-aria|zod\/)|\/ui\/src\/base\/(Dialog\/Dialog|Carousel\/)/
/** Only these are looked at: pages with forms carry Formik and the schemas, because they check what is typed. */
const mustBeLight = new Set(Object.keys(jsLimits))

process.env['NODE_ENV'] = 'production'
const root = path.join(import.meta.dirname, '../../apps/web')
process.chdir(root)
const built = await build({ root, logLevel: 'error', build: { write: false, sourcemap: false } })
const files = filesOf(built)
const byName = new Map(files.map((file) => [file.fileName, file]))
const chunks = files.filter((file) => file.type === 'chunk')

const weigh = (names: readonly string[]) =>
  names.reduce((sum, name) => {
    const file = byName.get(name)
    return sum + (file ? gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length : 0)
  }, 0)

/** Modules on the way of a page that should not be. */
const intrudersIn = (names: readonly string[]) =>
  names.flatMap((name) => {
    const file = byName.get(name)
    if (file?.type !== 'chunk') return []
    return Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 && late.test(id) ? [path.basename(id)] : [],
    )
  })

// Vite leaves no entry of its own where it would only import the chunk that vite.config.ts names.
const entry = chunks.find(({ isEntry, name }) => isEntry || name === 'first')
const pages = chunks.filter(
  ({ facadeModuleId }) => facadeModuleId && /\/src\/.*Page\.tsx$/.test(facadeModuleId),
)
if (!entry || pages.length < 10) throw new Error('The build has no entry or too few pages.')

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)
const failures: string[] = []
console.log('kB, min + gzip, on the critical path'.padEnd(38), '   JS  limit    CSS  limit')
for (const page of pages.toSorted((a, b) => a.name.localeCompare(b.name))) {
  const name = path.basename(page.facadeModuleId ?? '', '.tsx')
  const jsLimit = jsLimits[name] ?? jsOfOthers
  const critical = [...atOnceWith(files, [entry, page])]
  const isStyle = (file: string) => file.endsWith('.css')
  const now = { js: weigh(critical.filter((file) => !isStyle(file))), css: weigh(critical.filter(isStyle)) }
  const intruders = mustBeLight.has(name) ? intrudersIn(critical) : []
  const figures = [now.js, jsLimit, now.css, cssLimit].map(kilobytes).join(' ')
  console.log(name.padEnd(36), figures)
  if (now.js > jsLimit) failures.push(`${name}: ${now.js} bytes of JS, ${jsLimit} at most`)
  if (now.css > cssLimit) failures.push(`${name}: ${now.css} bytes of CSS, ${cssLimit} at most`)
  if (intruders.length > 0) failures.push(`${name}: carries ${intruders.slice(0, 5).join(', ')}`)
}
for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)
