/**
 * Starts the product with demo data and attacks it over HTTP: hostile texts, quotas, mail, tokens, payments
 * and production settings. Prints each finding with its request, and exits with 1 when there is one.
 *
 * --only=mail,texts   only these parts
 */
import { parseArgs } from 'node:util'
import { Product } from '../../apps/web/e2e/product.ts'
import { createActors, type Actors } from './actors.ts'
import { Attacks } from './attacks.ts'
import { attackDocuments } from './documents.ts'
import { attackTexts } from './injection.ts'
import { attackMail, attackMailFiles } from './mail.ts'
import { attackPayments } from './payments.ts'
import { attackFormerDemo, attackSettings } from './production.ts'
import { attackQuotas } from './quotas.ts'
import { Site } from './site.ts'
import { attackCodes, attackHosts, attackRedirects, attackTokens } from './tokens.ts'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const isChosen = (part: string) => values.only === '' || values.only.split(',').includes(part)

/** The default limits, without the settings of this machine. */
const settings = { QUIET_HOURS: 'off', QUOTAS: '', DATABASE_URL: '', SMTP_URL: '', DEMO: 'true' }

/** The parts that share one product. The order matters: no part changes what a later part checks. */
const parts = (attacks: Attacks, site: Site, people: Actors): Record<string, () => Promise<void>> => ({
  hosts: () => attackHosts(attacks, site),
  tokens: async () => {
    await attackTokens(attacks, site, people.admin)
    await attackRedirects(attacks, site)
    await attackCodes(attacks, site, people.owner)
  },
  mail: () => attackMail(attacks, site, people),
  texts: () => attackTexts(attacks, site, people),
  documents: () => attackDocuments(attacks, site, people),
  quotas: () => attackQuotas(attacks, site),
})

async function main(attacks: Attacks, product: Product): Promise<void> {
  // A server with refused settings opens no database, so this can run while the product starts.
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
      attacks.record(`the attacks of ${name}`, `an error: ${stack} ${String(cause ?? '')}`)
    })
    const health = await site.send('GET', '/health/ready')
    attacks.expect(`${health.request} after ${name}`, health.status, 200)
    console.log(
      `${name}: ${attacks.count - before} attacks, ${((performance.now() - begin) / 1000).toFixed(1)} s`,
    )
  }
  attackMailFiles(attacks, site)
  if (isChosen('settings')) await attackFormerDemo(attacks, product, people.admin)
  if (isChosen('payments')) await attackPayments(attacks, settings)
}

const begin = performance.now()
const attacks = new Attacks()
const product = await Product.prepare({ startMode: 'node' })
try {
  await main(attacks, product)
} finally {
  await product.stop()
}
for (const finding of new Set(attacks.findings)) console.log(`finding: ${finding}`)
const seconds = ((performance.now() - begin) / 1000).toFixed(0)
console.log(`${attacks.count} attacks, ${attacks.findings.length} findings, ${seconds} s`)
process.exit(attacks.findings.length > 0 ? 1 : 0)
