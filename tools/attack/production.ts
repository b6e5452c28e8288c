import { Product } from '../../apps/web/e2e/product.ts'
import type { Attacks } from './attacks.ts'
import { Site, type User } from './site.ts'

/** Removes the settings of this machine. */
const unset = Object.fromEntries(
  [
    'DATABASE_URL',
    'DATABASE',
    'PAYMENTS',
    'MAIL',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'MERCADOPAGO_CLIENT_ID',
    'MERCADOPAGO_CLIENT_SECRET',
    'MERCADOPAGO_WEBHOOK_SECRET',
  ].map((name) => [name, '']),
)
/** The setting that allows each stand-in, and the setting of the hosted service. */
const standIns = {
  DATABASE: 'DATABASE_URL',
  PAYMENTS: 'STRIPE_SECRET_KEY or MERCADOPAGO_CLIENT_ID',
  MAIL: 'SMTP_URL',
}
const allowed = { DATABASE: 'embedded', PAYMENTS: 'sandbox', MAIL: 'outbox' }

/** Starts a product that should refuse to start; returns its output and exit code. */
async function tryStart(settings: Record<string, string>): Promise<{ output: string; code: string }> {
  const product = await Product.prepare({ startMode: 'built' })
  try {
    await product.start({ ...unset, ...settings })
    return { output: product.output, code: 'it started' }
  } catch (error) {
    const code = /ended with (\w+)/.exec(String(error))?.[1] ?? String(error)
    return { output: product.output, code }
  } finally {
    await product.stop()
  }
}

/** Starts public servers without hosted services: they must exit with a sentence for each stand-in that is not allowed. */
export async function attackSettings(attacks: Attacks): Promise<void> {
  const starts: Record<string, string>[] = [
    { NODE_ENV: 'production' },
    { PUBLIC_URL: 'https://plomada.example' },
    { PUBLIC_URL: 'http://plomada.example' },
    { HOST: '0.0.0.0' },
    ...Object.keys(allowed).map((left) => ({ NODE_ENV: 'production', ...allowed, [left]: '' })),
  ]
  const attack = async (settings: Record<string, string>) => {
    const given = Object.entries(settings).filter(([, value]) => value !== '')
    const request = `start with ${given.map(([name, value]) => `${name}=${value}`).join(' ')}`
    const { output, code } = await tryStart(settings)
    attacks.expect(`${request}: exit code`, code, '1')
    for (const [name, hosted] of Object.entries(standIns)) {
      const sentences = output.split('\n').filter((line) => line.startsWith(`${hosted} is missing`))
      attacks.expect(
        `${request}: sentences about ${hosted}`,
        sentences.length,
        name in settings && settings[name] ? 0 : 1,
      )
    }
    attacks.record(request, /\n\s+at /.test(output) ? 'a stack instead of a sentence' : null)
  }
  for (let at = 0; at < starts.length; at += 2) await Promise.all(starts.slice(at, at + 2).map(attack))
}

/** Restarts a demo with DEMO=false: neither its public password nor its tokens may be accepted. */
export async function attackFormerDemo(attacks: Attacks, product: Product, token: User): Promise<void> {
  await product.end()
  await product.start({ ...unset, QUOTAS: '', DEMO: 'false' })
  const site = new Site(product.url, product.folder)
  for (const name of ['ana', 'elena']) {
    const signedIn = await site.signIn(name, `${name}@plomada.example`).then(
      () => 'signed in',
      () => 'refused',
    )
    attacks.expect(`sign-in of the demo account ${name} after DEMO=false`, signedIn, 'refused')
  }
  const { request, outcome } = await site.send('GET', '/api/admin/dashboard', { as: token })
  attacks.expect(`${request} after DEMO=false`, outcome, 'unauthenticated')
  for (const page of ['/outbox', '/sandbox']) {
    const { request: asked, status } = await site.send('GET', page)
    attacks.expect(`${asked} after DEMO=false`, status, 404)
  }
}
