/**
 * Lighthouse, mobile preset, on the public pages of the product as `npm start` serves it, beside a bare React page with
 * native selects in the same run: the bare page tells how fast this machine is today. Then what it costs there and here
 * to replace twenty cards and to open the list of cities. Prints the tables; `--keep` writes them into docs/performance.md.
 * Lighthouse is fetched for the run and not installed: it brings a hundred packages.
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { Product } from '../../apps/web/e2e/product.ts'
import { between } from '../shared/between.ts'
import { measureInteractions } from './interactions.ts'
import { installedChromium } from '../shared/chromium.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

type Result = Record<(typeof scores)[number] | keyof typeof timings, number>
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
}

const folder = mkdtempSync(path.join(tmpdir(), 'plomada-bench-'))
const complaints = new Set<string>()

// Not the synchronous one: the bare page is served by this process.
const runLighthouse = (url: string, file: string) =>
  promisify(execFile)(
    'pnpm',
    [
      'dlx',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
    ],
    { env: { ...process.env, CHROME_PATH: installedChromium() }, timeout: 240_000 },
  )

/** Runs Lighthouse; a browser that died of a busy machine gets two more chances. */
async function measure(name: string, url: string, chances = 3): Promise<Result> {
  const file = path.join(folder, 'report.json')
  try {
    await runLighthouse(url, file)
  } catch (error) {
    if (chances > 1) return measure(name, url, chances - 1)
    throw error
  }
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report
  for (const score of scores.slice(1))
    for (const { id, weight } of categories[score]?.auditRefs ?? [])
      if (weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
        complaints.add(`${name}: ${audits[id]?.title} (${id})`)
  return {
    ...(Object.fromEntries(
      scores.map((score) => [score, Math.round((categories[score]?.score ?? 0) * 100)]),
    ) as Record<(typeof scores)[number], number>),
    ...(Object.fromEntries(
      Object.entries(timings).map(([short, id]) => [short, audits[id]?.numericValue ?? Number.NaN]),
    ) as Record<keyof typeof timings, number>),
  }
}

/** Builds the bare page and serves it compressed, as a server of files would. */
async function serveBare(api: string): Promise<{ url: string; close: () => void }> {
  const out = path.join(folder, 'bare')
  const root = path.join(import.meta.dirname, 'bare')
  process.env['NODE_ENV'] = 'production'
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: out, emptyOutDir: true },
  })
  const types: Record<string, string> = {
    '.css': 'text/css',
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.svg': 'image/svg+xml',
    '.woff2': 'font/woff2',
  }
  const server = createServer(({ url = '/' }, response) => {
    if (url.startsWith('/api/')) {
      // Its list is the product's.
      get(api + url, (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)))
      return
    }
    const file = path.join(out, url === '/' ? 'index.html' : path.normalize(url))
    if (url === '/robots.txt' || !file.startsWith(out) || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000',
    })
    response.end(brotliCompressSync(readFileSync(file)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function row(name: string, results: readonly Result[]): string[] {
  const of = (key: keyof Result) => median(results.map((result) => result[key]))
  const performance = results.map((result) => result.performance)
  return [
    name,
    `${of('performance')} (${Math.min(...performance)} to ${Math.max(...performance)})`,
    ...scores.slice(1).map((score) => String(of(score))),
    ...(['FCP', 'LCP'] as const).map((key) => `${(of(key) / 1000).toFixed(2)} s`),
    `${Math.round(of('TBT'))} ms`,
    of('CLS').toFixed(3),
  ]
}

const tableOf = (head: readonly string[], lines: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Puts a text between the marks of the page that keeps it; the rest of the page is other people's. */
function keep(text: string): void {
  const page = path.join(import.meta.dirname, '../../docs/performance.md')
  const [begin, end] = ['<!-- bench:web -->', '<!-- /bench:web -->'] as const
  const old = readFileSync(page, 'utf8')
  const kept = between(old, [begin, end], text)
  writeFileSync(page, kept ?? `${old.trimEnd()}\n\n${begin}\n\n${text}\n\n${end}\n`)
}

const product = await Product.prepare()
const bare = await serveBare(product.url)
await product.start()
try {
  const pages = {
    'bare React, native selects': bare.url,
    '/': `${product.url}/`,
    '/service': `${product.url}/service`,
    '/professional': `${product.url}/professional`,
  }
  const results = new Map<string, Result[]>(Object.keys(pages).map((name) => [name, []]))
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const [name, url] of Object.entries(pages)) {
      const result = await measure(name, url)
      results.get(name)?.push(result)
      console.log(round, name.padEnd(28), JSON.stringify(result))
    }
  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS']
  const table = tableOf(
    head,
    [...results].map(([name, of]) => row(name, of)),
  )
  const interactions = tableOf(
    ['on /service', 'bare page', 'ours', 'times'],
    await measureInteractions({ bare: pages['bare React, native selects'], ours: pages['/service'] }),
  )
  const where = `${cpus().length} cores, ${ROUNDS} interleaved rounds, medians (the range of performance in brackets).`
  const text = `## The public pages in Lighthouse\n\n\`pnpm bench:web --keep\`: ${LIGHTHOUSE}, mobile preset, against \`npm start\` on the embedded database with the demo; ${where} The bare page says how fast the machine was.\n\n${table}\n\nWhat people do on a list: processor time of the page's main thread at a fourth of its speed, medians; how many times is the median of the turns' own quotients, as the machine changes its speed. The bare page asks the same API and its select is the browser's own.\n\n${interactions}`
  console.log(`\n${table}\n\n${interactions}`)
  for (const complaint of complaints) console.log(complaint)
  if (process.argv.includes('--keep')) keep(text)
} finally {
  bare.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
