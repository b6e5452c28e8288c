import { createHmac } from 'node:crypto'
import { Product } from '../../apps/web/e2e/product.ts'
import { newOffer } from './actors.ts'
import type { Attacks } from './attacks.ts'
import { getValue, Site, type User } from './site.ts'

const CONNECTION = '/api/user/cobros/conexion'

/** Sends notifications that Mercado Pago did not send. All must be refused, and none may fail. */
async function attackNotifications(attacks: Attacks, site: Site): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  const guess = createHmac('sha256', 'a guessed secret').update(`id:1;ts:${now};`).digest('hex')
  const signatures = [
    '',
    'ts=,v1=',
    `ts=${now}`,
    `ts=${now},v1=${'0'.repeat(64)}`,
    `ts=${now},v1=${guess}`,
    `ts=${now}000,v1=${guess}`,
    `ts=${now},v1=${encodeURIComponent('ñandú')}`,
    `ts=99999999999999999999,v1=${guess}`,
    `v1=${guess},ts=-1`,
  ]
  const bodies = [
    '{"id":1,"type":"payment","user_id":1,"data":{"id":"1"}}',
    '{"id":1,"type":"payment","data":{"id":"../oauth/token"}}',
    '{"type":"payment","data":{"id":{"$ne":1}}}',
    '{"type":"__proto__","data":{"id":"1"}}',
    '[]',
    'null',
    '{',
  ]
  for (const signature of signatures)
    for (const body of bodies) {
      const headers = { 'content-type': 'application/json', 'x-signature': signature, 'x-request-id': 'r-1' }
      const url = '/api/payments/webhook?data.id=1&type=payment'
      const { request, status } = await site.send('POST', url, { body, headers })
      attacks.expect(`${request} ${signature} ${body}`, status, 401)
    }
}

const begin = async (site: Site, user: User): Promise<URL> => {
  const { text } = await site.send('POST', CONNECTION, { as: user })
  const response = await fetch(String(getValue(text, 'url')), {
    method: 'POST',
    body: new URLSearchParams({ cuenta: '' }),
    redirect: 'manual',
  })
  return new URL(response.headers.get('location') ?? '')
}
const toAnswer = (target: URL) => ({
  codigo: target.searchParams.get('code'),
  estado: target.searchParams.get('state'),
})

/** Connects accounts with the codes and states of others. */
async function attackConnections(attacks: Attacks, site: Site, own: User, other: User): Promise<void> {
  const finish = async (user: User, body: object) =>
    (await site.send('PUT', CONNECTION, { as: user, body })).outcome
  const victim = toAnswer(await begin(site, own))
  const attacker = toAnswer(await begin(site, other))
  attacks.expect(
    'a professional sends the answer of another',
    await finish(other, victim),
    'connectionFailed',
  )
  const injected = { ...attacker, codigo: victim.codigo }
  attacks.expect('a code is injected into an own state', await finish(other, injected), 'connectionFailed')
  attacks.expect('a state is used again', await finish(other, attacker), 'connectionFailed')
  attacks.expect('the owner connects', await finish(own, victim), 'done')
  attacks.expect('the owner connects again with it', await finish(own, victim), 'connectionFailed')
  const invented = { codigo: 'TG-0', estado: 'x'.repeat(43) }
  attacks.expect('an invented answer', await finish(own, invented), 'connectionFailed')
}

/** Starts a payment with a commission, a payee and an amount of the attacker's. */
async function attackCheckout(attacks: Attacks, site: Site, worker: User, client: User): Promise<void> {
  const { text } = await site.send('POST', '/api/user/service', { as: client, body: newOffer })
  const id = Number(getValue(text, 'service', 'id'))
  await site.send('POST', `/api/user/service/postular/${id}`, { as: worker, body: {} })
  await site.send('POST', '/api/user/service/elegir/trabajador', {
    as: client,
    body: { service: id, trabajador: 2 },
  })
  const body = { idProduct: id, fee: 0, marketplace_fee: 0, sellerId: '1', amount: 1, presupuesto: 1 }
  const url = '/api/user/service/pagar/review'
  const opened = await site.send('PUT', url, { as: client, body })
  const page = String(getValue(opened.text, 'stripeSesionURL'))
  const shown = opened.outcome === 'done' ? await (await fetch(page)).text() : ''
  attacks.expect(`${opened.request} with another amount`, /\$\s48\.000/.test(shown), true)
  const isFinished = async () =>
    /"terminado"/.test((await site.send('GET', `/api/service/${id}`, { as: client })).text)
  attacks.expect('an opened page pays nothing', await isFinished(), false)
  await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ resultado: 'approved' }),
    redirect: 'manual',
  })
  const deadline = Date.now() + 60_000
  while (!(await isFinished()) && Date.now() < deadline) await site.send('GET', '/health/ready')
  attacks.expect('a paid page pays', await isFinished(), true)
}

/** The most jobs, payments and documents that are tried: the demo has fewer. */
const TRIED = 40

const desk = [
  ['GET', 'cobros'],
  ['POST', 'cobros'],
  ['GET', 'cobros/1'],
  ['POST', 'cobros/1/archivo'],
  ['PUT', 'cobros/1/resultados'],
  ['GET', 'libro?trabajo=1'],
  ['GET', 'libro?profesional=2'],
  ['GET', 'libro/csv?profesional=2'],
  ['GET', 'ganancias'],
  ['GET', 'payments'],
] as const

/** Reads and moves money as a client without any job and as a professional. */
async function attackMoney(attacks: Attacks, site: Site, newcomer: User, worker: User): Promise<void> {
  for (const name of ['recibos', 'comprobantes', 'trabajos'])
    for (let id = 1; id <= TRIED; id++) {
      const { request, status } = await site.send('GET', `/api/user/${name}/${id}`, { as: newcomer })
      attacks.expect(`${request} of another`, status, 404)
    }
  for (let id = 1; id <= TRIED; id++) {
    const body = { accion: 'retryRefund', estado: 'refundFailed' }
    const { request, status } = await site.send('POST', `/api/user/trabajos/${id}`, { as: newcomer, body })
    attacks.expect(`${request} sends the money of others back`, status, 404)
  }
  for (const as of [newcomer, worker])
    for (const [method, path] of desk) {
      const { request, outcome } = await site.send(method, `/api/admin/${path}`, {
        as,
        ...(method !== 'GET' && { body: {} }),
      })
      attacks.expect(`${request} without being an admin`, outcome, 'forbidden')
    }
}

/** Attacks a product with the stand-in of Mercado Pago. */
export async function attackPayments(attacks: Attacks, settings: Record<string, string>): Promise<void> {
  const product = await Product.prepare({ startMode: 'node' })
  try {
    await product.start({ ...settings, PAYMENTS: 'mercadopago-sandbox' })
    const site = new Site(product.url, product.folder)
    const [bruno, carla, client, newcomer] = await Promise.all([
      site.signIn('professional', 'bruno@plomada.example'),
      site.signIn('another professional', 'carla@plomada.example'),
      site.signUp('paga'),
      site.signUp('mira'),
    ])
    await attackNotifications(attacks, site)
    await attackConnections(attacks, site, bruno, carla)
    await attackCheckout(attacks, site, bruno, client)
    await attackMoney(attacks, site, newcomer, carla)
    const health = await site.send('GET', '/health/ready')
    attacks.expect(`${health.request} after payments`, health.status, 200)
  } finally {
    await product.stop()
  }
}
