/**
 * Checks the product in Firefox and WebKitGTK: visits every public page and runs the main task of each role.
 *
 * --engine=firefox|webkit  one engine instead of both
 * --only=TEXT              only tests whose name contains the text
 * --seed=NUMBER            the order of an earlier run
 * --url=URL                a running product with demo data
 *
 * ENGINES_TIMEOUT=SECONDS  the longest wait for a condition, 60 by default
 */
import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Product } from '../../apps/web/e2e/product.ts'
import { startFirefox } from './firefox.ts'
import { getMissingPrograms } from './installed.ts'
import { runEngine, type Counts } from './run.ts'
import { engineNames, type Engine, type EngineName } from './tab.ts'
import { startWebKit } from './webkit.ts'

const REPORTS = 'node_modules/.plomada-reports/engines'

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    only: { type: 'string', default: '' },
    seed: { type: 'string' },
    url: { type: 'string' },
  },
})

const chosen = engineNames.filter((name) => !values.engine || values.engine === name)
if (chosen.length === 0) {
  console.error(`--engine is one of ${engineNames.join(', ')}.`)
  process.exit(1)
}
const missing = chosen.map(getMissingPrograms).filter((sentence) => sentence !== null)
if (missing.length > 0) {
  for (const sentence of missing) console.error(sentence)
  process.exit(1)
}

const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6))
const total: Counts = { passed: 0, failed: 0 }
const starters: Record<EngineName, typeof startFirefox> = { firefox: startFirefox, webkit: startWebKit }
let product: Product | undefined
const engines: Engine[] = []

/** Starts the product unless `--url` is given; returns its address. */
async function startProduct(): Promise<string> {
  if (values.url) return values.url
  product = await Product.prepare()
  console.log('starting the product…')
  await product.start()
  return product.url
}

async function main(): Promise<void> {
  // A run of some tests keeps the pictures of the others.
  for (const name of values.only ? [] : chosen) rmSync(`${REPORTS}/${name}`, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const origin = await startProduct()
  console.log(`order: --seed=${seed}; pictures: ${REPORTS}`)
  // In parallel, because each engine waits for its browser about half of the time.
  const runs = chosen.map((name) =>
    runEngine(starters[name], {
      name,
      origin,
      seed,
      only: values.only,
      folder: `${REPORTS}/${name}`,
      onStart: (engine) => engines.push(engine),
    }),
  )
  for (const run of await Promise.allSettled(runs)) {
    if (run.status === 'fulfilled') {
      total.passed += run.value.passed
      total.failed += run.value.failed
    } else {
      total.failed += 1
      console.error(run.reason)
    }
  }
}

const start = performance.now()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    const stops = [...engines, product].map(async (running) => running?.stop())
    void Promise.allSettled(stops).finally(() => process.exit(130))
  })
}
try {
  await main()
} finally {
  await product?.stop()
}
if (total.passed + total.failed === 0) {
  console.error(`No test has a name that contains "${values.only}".`)
  total.failed += 1
}
console.log(`\nengines: ${((performance.now() - start) / 1000).toFixed(1)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
