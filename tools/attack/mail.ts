import type { Attacks } from './attacks.ts'
import { getUserId, newOffer, type Actors } from './actors.ts'
import { PASSWORD, getValue, type Site, type User } from './site.ts'

const OTHER_ADDRESS = 'desconocida@otra.example'

/** Texts with two addresses or with a header. */
const addresses = [
  'una@ataque.example,otra@ataque.example',
  'una@ataque.example;otra@ataque.example',
  'una@ataque.example otra@ataque.example',
  'una@ataque.example\r\nBcc: otra@ataque.example',
  '"una, otra@ataque.example"@ataque.example',
  '<una@ataque.example>',
  'Una <una@ataque.example>',
]

/** Enters the address of another person in a profile: it may receive one code and no other mail. */
async function attackForeignAddress(attacks: Attacks, site: Site, { professional }: Actors): Promise<User> {
  const user = await site.signUp('cambio')
  const request = `PUT /api/user/update as cambio {"email":"${OTHER_ADDRESS}"}`
  await site.send('PUT', '/api/user/update', { as: user, body: { email: OTHER_ADDRESS } })
  const published = await site.send('POST', '/api/user/service', { as: user, body: newOffer })
  const offer = Number(getValue(published.text, 'service', 'id'))
  await site.send('POST', `/api/user/service/postular/${offer}`, { as: professional })
  await site.send('POST', '/api/user/service/elegir/trabajador', {
    as: user,
    body: { trabajador: await getUserId(site, professional), service: offer },
  })
  const subjects = (await site.listMailsTo(OTHER_ADDRESS)).map(({ subject }) => subject)
  attacks.expect(`${request}: mails to that address`, subjects, ['Código para confirmar tu email'])
  const own = await site.listMailsTo(user.email)
  attacks.record(
    `${request}: mails to the verified address`,
    own.length > 1 ? null : 'the application went elsewhere',
  )
  const outcomes = []
  for (let i = 0; i < 5; i++)
    outcomes.push((await site.send('POST', '/api/user/email/code', { as: user })).outcome)
  attacks.expect('POST /api/user/email/code five times after the first code', outcomes, [
    'done',
    'done',
    'done',
    'done',
    'tooManyRequests',
  ])
  return user
}

/** Requests codes for one mailbox through sign-ups, which have the same limit as changed profiles. */
async function attackMailbox(attacks: Attacks, site: Site): Promise<void> {
  const statuses = []
  let retryAfter: string | null = null
  for (let i = 0; i < 6; i++) {
    const email = `buzon${i === 0 ? '' : `+${i}`}@otra.example`
    const { response } = await site
      .openBrowser()
      .requestAccount({ givenName: 'Eva', email, password: PASSWORD })
    statuses.push(response.status)
    retryAfter = response.headers.get('retry-after')
  }
  const request = 'POST of the sign-up form six times for one mailbox'
  attacks.expect(request, statuses, [200, 200, 200, 200, 200, 429])
  const seconds = Number(retryAfter)
  attacks.record(request, seconds >= 1 && seconds <= 900 ? null : `Retry-After: ${retryAfter}`)
}

async function attackRecipients(attacks: Attacks, site: Site): Promise<void> {
  const user = await site.signUp('destino')
  for (const address of addresses) {
    const changed = await site.send('PUT', '/api/user/update', { as: user, body: { email: address } })
    attacks.expect(changed.request, changed.outcome, 'invalid')
    const message = await site.sendContactMessage(address)
    attacks.expect(message.request, message.outcome, 'invalid')
    const { response } = await site
      .openBrowser()
      .requestAccount({ givenName: 'Eva', email: address, password: PASSWORD })
    attacks.expect(`POST of the sign-up form for ${JSON.stringify(address)}`, response.status, 422)
  }
  attacks.expect('mails to the second recipient', await site.listMailsTo('otra@ataque.example'), [])
}

/** Waits up to three minutes: the outbox writes mails one after the other. */
async function waitUntil(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1800 && !isTrue(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Causes mails to and from a user whose address is not verified: no mail may go there or name it as Reply-To. */
async function attackUnverifiedAddress(
  attacks: Attacks,
  site: Site,
  { professional, admin }: Actors,
): Promise<void> {
  const [verified, unverified] = await Promise.all([site.signUp('probada'), site.signUp('sinprueba')])
  const to = await getUserId(site, professional)
  const address = 'ajena@otra.example'
  await site.send('PUT', '/api/admin/user/update', { as: admin, body: { id: unverified.id, email: address } })
  const mark = (user: User) => `Mensaje de ${user.name} para responder`
  for (const user of [verified, unverified])
    await site.send('POST', `/api/user/contact/${to}`, { as: user, body: { message: mark(user) } })
  const published = await site.send('POST', '/api/user/service', { as: unverified, body: newOffer })
  const offer = Number(getValue(published.text, 'service', 'id'))
  const applied = await site.send('POST', `/api/user/service/postular/${offer}`, { as: professional })
  attacks.expect(
    `${applied.request}: mails to an address that is not verified`,
    await site.listMailsTo(address),
    [],
  )
  const fileOf = (user: User) => site.readMailFiles().find((file) => file.includes(mark(user)))
  await waitUntil(() => [verified, unverified].every((user) => fileOf(user) !== undefined))
  const replyTo = (user: User) => {
    const file = fileOf(user)
    return file === undefined ? 'no mail' : (/^reply-to: *(.*)$/im.exec(file)?.[1]?.trim() ?? null)
  }
  attacks.expect('Reply-To of a user with a verified address', replyTo(verified), verified.email)
  attacks.expect('Reply-To of a user whose address is not verified', replyTo(unverified), null)
}

/** Checks the mails that were written so far for injected headers, unverified Reply-To addresses and markup. */
export function attackMailFiles(attacks: Attacks, site: Site): void {
  for (const file of site.readMailFiles()) {
    const head = file.split('\r\n\r\n')[0] ?? ''
    const request = `the mail ${/^subject: .*/im.exec(head)?.[0] ?? ''}`
    attacks.record(request, /^(bcc|cc|x-attack):/im.test(head) ? 'an injected header' : null)
    const hasVisitorAddress = /^reply-to:.*(visita|una)@ataque/im.test(head)
    attacks.record(request, hasVisitorAddress ? 'an unverified Reply-To' : null)
    const hasMarkup = /<attack-element/.test(file.slice(file.indexOf('text/html')))
    attacks.record(request, file.includes('text/html') && hasMarkup ? 'an injected element' : null)
  }
}

/** Tries to make the product send mail to addresses that did not request it. */
export async function attackMail(attacks: Attacks, site: Site, people: Actors): Promise<void> {
  await Promise.all([
    attackForeignAddress(attacks, site, people),
    attackMailbox(attacks, site),
    attackRecipients(attacks, site),
    attackUnverifiedAddress(attacks, site, people),
  ])
}
