import type { Attacks } from './attacks.ts'
import { idOf } from './access.ts'
import type { Actors } from './access.ts'
import { newOffer } from './matrix.ts'
import { PASSWORD, valueIn } from './site.ts'
import type { Site, User } from './site.ts'

const STRANGER = 'desconocida@otra.example'

/** Addresses that are two, or that carry a header. */
const addresses = [
  'una@ataque.example,otra@ataque.example',
  'una@ataque.example;otra@ataque.example',
  'una@ataque.example otra@ataque.example',
  'una@ataque.example\r\nBcc: otra@ataque.example',
  '"una, otra@ataque.example"@ataque.example',
  '<una@ataque.example>',
  'Una <una@ataque.example>',
]

/** A user names the address of a stranger: it receives one code and nothing that the account causes. */
async function attackStranger(attacks: Attacks, site: Site, { professional }: Actors): Promise<User> {
  const user = await site.signUp('cambio')
  const request = `PUT /api/user/update as cambio {"email":"${STRANGER}"}`
  await site.send('PUT', '/api/user/update', { as: user, body: { email: STRANGER } })
  const published = await site.send('POST', '/api/user/service', { as: user, body: newOffer })
  const offer = Number(valueIn(published.text, 'service', 'id'))
  await site.send('POST', `/api/user/service/postular/${offer}`, { as: professional })
  await site.send('POST', '/api/user/service/elegir/trabajador', {
    as: user,
    body: { trabajador: await idOf(site, professional), service: offer },
  })
  const subjects = (await site.mailsTo(STRANGER)).map(({ subject }) => subject)
  attacks.expect(`${request}: mails to the stranger`, subjects, ['Código para confirmar el email'])
  const own = await site.mailsTo(user.email)
  attacks.record(
    `${request}: mails to the proven address`,
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

/** An address without an account gets no more codes through sign-ups than through changed profiles. */
async function attackMailbox(attacks: Attacks, site: Site): Promise<void> {
  const statuses = []
  for (let i = 0; i < 6; i++) {
    const email = `buzon${i === 0 ? '' : `+${i}`}@otra.example`
    const { response } = await site.visitor().askAccount({ givenName: 'Eva', email, password: PASSWORD })
    statuses.push(response.status)
  }
  attacks.expect(
    'POST of the sign-up form six times for one mailbox',
    statuses,
    [200, 200, 200, 200, 200, 429],
  )
}

async function attackRecipients(attacks: Attacks, site: Site): Promise<void> {
  const user = await site.signUp('destino')
  for (const address of addresses) {
    const changed = await site.send('PUT', '/api/user/update', { as: user, body: { email: address } })
    attacks.expect(changed.request, changed.outcome, 'invalid')
    const body = {
      user_id: 'plomada',
      service_id: 'outbox',
      template_id: 'contact',
      template_params: { name: 'Visita', email: address, message: 'Hola' },
    }
    const message = await site.send('POST', '/api/emailjs/api/v1.0/email/send', { body })
    attacks.expect(message.request, message.outcome, 'invalid')
    const { response } = await site
      .visitor()
      .askAccount({ givenName: 'Eva', email: address, password: PASSWORD })
    attacks.expect(`POST of the sign-up form for ${JSON.stringify(address)}`, response.status, 422)
  }
  attacks.expect('mails to the second recipient', await site.mailsTo('otra@ataque.example'), [])
}

/** Waits until the outbox has written the mails that a condition needs; they leave one after the other. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !isTrue(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Only an address that its user has proven receives mail and is one to reply to. */
async function attackUnproven(attacks: Attacks, site: Site, { professional, admin }: Actors): Promise<void> {
  const [proven, unproven] = await Promise.all([site.signUp('probada'), site.signUp('sinprueba')])
  const to = await idOf(site, professional)
  const address = 'ajena@otra.example'
  await site.send('PUT', '/api/admin/user/update', { as: admin, body: { id: unproven.id, email: address } })
  const mark = (user: User) => `Mensaje de ${user.name} para responder`
  for (const user of [proven, unproven])
    await site.send('POST', `/api/user/contact/${to}`, { as: user, body: { message: mark(user) } })
  const published = await site.send('POST', '/api/user/service', { as: unproven, body: newOffer })
  const offer = Number(valueIn(published.text, 'service', 'id'))
  const applied = await site.send('POST', `/api/user/service/postular/${offer}`, { as: professional })
  attacks.expect(
    `${applied.request}: mails to an address that is not proven`,
    await site.mailsTo(address),
    [],
  )
  const fileOf = (user: User) => site.mailFiles().find((file) => file.includes(mark(user)))
  await until(() => [proven, unproven].every((user) => fileOf(user) !== undefined))
  const replyTo = (user: User) => {
    const file = fileOf(user)
    return file === undefined ? 'no mail' : (/^reply-to: *(.*)$/im.exec(file)?.[1]?.trim() ?? null)
  }
  attacks.expect('Reply-To of a user with a proven address', replyTo(proven), proven.email)
  attacks.expect('Reply-To of a user whose address is not proven', replyTo(unproven), null)
}

/** Reads the mails that were written so far: none has a header of the attacker or a Reply-To of a visitor. */
export function attackMailFiles(attacks: Attacks, site: Site): void {
  for (const file of site.mailFiles()) {
    const head = file.split('\r\n\r\n')[0] ?? ''
    const request = `the mail ${/^subject: .*/im.exec(head)?.[0] ?? ''}`
    attacks.record(request, /^(bcc|cc|x-attack):/im.test(head) ? 'a header of the attacker' : null)
    const isOfVisitor = /^reply-to:.*(visita|una)@ataque/im.test(head)
    attacks.record(request, isOfVisitor ? 'a Reply-To that nobody has proven' : null)
    const hasMarkup = /<attack-element/.test(file.slice(file.indexOf('text/html')))
    attacks.record(request, file.includes('text/html') && hasMarkup ? 'an element of the attacker' : null)
  }
}

/** Makes the product write to people who did not ask for it. */
export async function attackMail(attacks: Attacks, site: Site, people: Actors): Promise<void> {
  await Promise.all([
    attackStranger(attacks, site, people),
    attackMailbox(attacks, site),
    attackRecipients(attacks, site),
    attackUnproven(attacks, site, people),
  ])
}
