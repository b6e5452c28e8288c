/**
 * Runs Lighthouse (mobile preset) on one public page of each kind, and on a baseline page in plain React and native
 * elements, which shows how fast the machine is. Then measures the processor time of interactions on both. Lighthouse is
 * downloaded for the run because it has a hundred dependencies.
 *
 * Usage: `pnpm bench:web [--pages '^/service'] [--rounds 5] [--no-interactions] [--write]`
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { Product } from '../../apps/web/e2e/product.ts'
import { installedChromium } from '../shared/chromium.ts'
import { measureInteractions, median } from './interactions.ts'
import { findPublicPages } from './publicPages.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'

const { values: options } = parseArgs({
  options: {
    /** A regular expression: only pages whose path it matches. */
    pages: { type: 'string', default: '' },
    rounds: { type: 'string', default: process.env['ROUNDS'] ?? '5' },
    interactions: { type: 'boolean', default: true },
    /** Writes the tables to docs/measurements/web.md. */
    write: { type: 'boolean', default: false },
  },
  allowNegative: true,
})
const ROUNDS = Number(options.rounds)
if (options.write && (options.pages !== '' || !options.interactions))
  throw new Error('--write needs all pages and the interactions.')

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
const failedAudits = new Set<string>()

// Asynchronous, because this process serves the baseline page.
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

/** Runs Lighthouse; retries twice when the browser crashes on a busy machine. */
async function measure(name: string, url: string, attempts = 3): Promise<Result> {
  const file = path.join(folder, 'report.json')
  try {
    await runLighthouse(url, file)
  } catch (error) {
    if (attempts > 1) return measure(name, url, attempts - 1)
    throw error
  }
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report
  for (const score of scores.slice(1))
    for (const { id, weight } of categories[score]?.auditRefs ?? [])
      if (weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
        failedAudits.add(`${name}: ${audits[id]?.title} (${id})`)
  return {
    ...(Object.fromEntries(
      scores.map((score) => [score, Math.round((categories[score]?.score ?? 0) * 100)]),
    ) as Record<(typeof scores)[number], number>),
    ...(Object.fromEntries(
      Object.entries(timings).map(([short, id]) => [short, audits[id]?.numericValue ?? Number.NaN]),
    ) as Record<keyof typeof timings, number>),
  }
}

/** Builds the baseline page and serves it with compression. */
async function serveBaseline(api: string): Promise<{ url: string; close: () => void }> {
  const out = path.join(folder, 'baseline')
  const root = path.join(import.meta.dirname, 'baseline')
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
      // The baseline page shows the list of the product.
      get(api + url, (upstream) =>
        upstream.pipe(response.writeHead(upstream.statusCode ?? 502, upstream.headers)),
      )
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

/** The limits of the times, relative to the baseline page. */
const maxRatios = { FCP: 1.1, LCP: 1.15 } as const

function formatRow(name: string, results: readonly Result[], baselines: readonly Result[]): string[] {
  const getMedian = (key: keyof Result) => median(results.map((result) => result[key]))
  const formatTime = (key: keyof typeof maxRatios) => {
    const seconds = `${(getMedian(key) / 1000).toFixed(2)} s`
    if (results === baselines) return seconds
    const ratio = median(
      results.map((result, round) => result[key] / (baselines[round]?.[key] ?? Number.NaN)),
    )
    return `${seconds}, ${ratio.toFixed(2)}${ratio > maxRatios[key] ? ' ✗' : ''} of ${maxRatios[key]}`
  }
  const performance = results.map((result) => result.performance)
  return [
    name,
    `${getMedian('performance')} (${Math.min(...performance)} to ${Math.max(...performance)})`,
    ...scores.slice(1).map((score) => String(getMedian(score))),
    formatTime('FCP'),
    formatTime('LCP'),
    `${Math.round(getMedian('TBT'))} ms`,
    getMedian('CLS').toFixed(3),
  ]
}

const formatTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Writes the tables to docs/measurements/web.md. */
function writeTables(table: string, interactions: string): void {
  const parts = [
    '# Measurements of the pages',
    'Written by `pnpm bench:web --write`; [performance](../performance.md) explains them. Do not edit.',
    `${new Date().toISOString().slice(0, 10)}, ${LIGHTHOUSE}, ${cpus().length} cores, ${ROUNDS} rounds in turn, medians. A time is followed by its ratio to the baseline page and the limit.`,
    table,
    'Processor time of the main thread on /service at 4x CPU throttling, medians. The ratio is the median of the ratios of each round.',
    interactions,
  ]
  const page = path.join(import.meta.dirname, '../../docs/measurements/web.md')
  writeFileSync(page, `${parts.join('\n\n')}\n`)
}

const baselineName = 'baseline: React, native elements'
const product = await Product.prepare()
const baseline = await serveBaseline(product.url)
// Building the baseline page sets `production`, whose settings the product would refuse.
await product.start({ NODE_ENV: '' })
try {
  const publicPages = await findPublicPages(product.url)
  const chosen = Object.entries(publicPages).filter(([name]) => new RegExp(options.pages).test(name))
  const pages = { [baselineName]: baseline.url, ...Object.fromEntries(chosen) }
  const results = new Map<string, Result[]>(Object.keys(pages).map((name) => [name, []]))
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const [name, url] of Object.entries(pages)) {
      const result = await measure(name, url)
      results.get(name)?.push(result)
      console.log(round, name.padEnd(28), JSON.stringify(result))
    }
  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS']
  const table = formatTable(
    head,
    [...results].map(([name, measured]) => formatRow(name, measured, results.get(baselineName) ?? [])),
  )
  const interactions =
    options.interactions &&
    formatTable(
      ['on /service', 'baseline', 'product', 'ratio'],
      await measureInteractions({ baseline: baseline.url, product: `${product.url}/service` }),
    )
  console.log(`\n${table}\n\n${interactions || ''}`)
  for (const failedAudit of failedAudits) console.log(failedAudit)
  if (options.write) writeTables(table, interactions || '')
} finally {
  baseline.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
