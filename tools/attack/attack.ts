/**
 * Starts the product with its demo on the embedded database and attacks it over HTTP as an outsider would: the access
 * matrix, hostile texts, quotas, mail, tokens and production settings. Prints each finding with the request that shows
 * it, and ends with 1 when there is one.
 *
 * --only=access,texts   only these parts
 */
import { parseArgs } from 'node:util'
import { Product } from '../../apps/web/e2e/product.ts'
import { attackAccess, createActors } from './access.ts'
import type { Actors } from './access.ts'
import { Attacks } from './attacks.ts'
import { attackTexts } from './hostile.ts'
import { attackMail, attackMailFiles } from './mail.ts'
import { attackFormerDemo, attackSettings } from './production.ts'
import { attackQuotas } from './quotas.ts'
import { Site } from './site.ts'
import { attackCodes, attackHosts, attackRedirects, attackTokens } from './tokens.ts'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const isChosen = (part: string) => values.only === '' || values.only.split(',').includes(part)

/** Settings under which the limits are the usual ones and nothing of the machine's own counts. */
const settings = { QUOTAS: '', DATABASE_URL: '', SMTP_URL: '', DEMO: 'true' }

/** The parts that share one product, in an order in which none changes what a later one looks at. */
const parts = (attacks: Attacks, site: Site, people: Actors): Record<string, () => Promise<void>> => ({
  access: () => attackAccess(attacks, site, people),
  hosts: () => attackHosts(attacks, site),
  tokens: async () => {
    if (people.admin) await attackTokens(attacks, site, people.admin)
    await attackRedirects(attacks, site)
    if (people.owner) await attackCodes(attacks, site, people.owner)
  },
  mail: () => attackMail(attacks, site, people),
  texts: () => attackTexts(attacks, site, people),
  quotas: () => attackQuotas(attacks, site),
})

async function main(attacks: Attacks, product: Product): Promise<void> {
  // Settings that are refused are refused before anything is opened, beside the start of the product.
  const refusals = isChosen('settings') ? attackSettings(attacks) : Promise.resolve()
  refusals.catch(() => {})
  await product.start(settings)
  await refusals
  console.log(`start: ${attacks.count} attacks, ${(performance.now() / 1000).toFixed(1)} s`)
  const site = new Site(product.url, product.folder)
  const people = await createActors(site)
  for (const [name, run] of Object.entries(parts(attacks, site, people))) {
    if (!isChosen(name)) continue
    const begin = performance.now()
    const before = attacks.count
    await run().catch((error: unknown) => {
      const { stack = String(error), cause } = error instanceof Error ? error : new Error(String(error))
      attacks.record(`the attacks of ${name}`, `they broke off: ${stack} ${String(cause ?? '')}`)
    })
    const health = await site.send('GET', '/health/ready')
    attacks.expect(`${health.request} after ${name}`, health.status, 200)
    console.log(
      `${name}: ${attacks.count - before} attacks, ${((performance.now() - begin) / 1000).toFixed(1)} s`,
    )
  }
  attackMailFiles(attacks, site)
  if (isChosen('settings') && people.admin) await attackFormerDemo(attacks, product, people.admin)
}

const begin = performance.now()
const attacks = new Attacks()
const product = await Product.prepare({ how: 'node' })
try {
  await main(attacks, product)
} finally {
  await product.stop()
}
for (const finding of new Set(attacks.findings)) console.log(`finding: ${finding}`)
const seconds = ((performance.now() - begin) / 1000).toFixed(0)
console.log(`${attacks.count} attacks, ${attacks.findings.length} findings, ${seconds} s`)
process.exit(attacks.findings.length > 0 ? 1 : 0)
