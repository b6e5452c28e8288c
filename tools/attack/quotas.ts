import type { Attacks } from './attacks.ts'
import { newOffer } from './matrix.ts'
import { PASSWORD, valueIn } from './site.ts'
import type { Answer, Site } from './site.ts'

const WRONG_PASSWORD = 'no-es-esta-clave-9'

/** Records whether a refusal says when the act is possible again, in a header and in a sentence. */
function recordRefusal(attacks: Attacks, answer: Answer | undefined, most: number): void {
  if (!answer) return
  const seconds = Number(answer.headers.get('retry-after'))
  const isInTime = seconds >= 1 && seconds <= most
  attacks.record(answer.request, isInTime ? null : `Retry-After: ${answer.headers.get('retry-after')}`)
  const sentence = String(valueIn(answer.text, 'message'))
  attacks.record(answer.request, /Será posible de nuevo/.test(sentence) ? null : `the sentence ${sentence}`)
}

async function attackOffers(attacks: Attacks, site: Site): Promise<void> {
  const user = await site.signUp('cuota')
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => site.send('POST', '/api/user/service', { as: user, body: newOffer })),
  )
  const outcomes = answers.map(({ outcome }) => outcome).toSorted()
  const request = 'POST /api/user/service six times at once'
  attacks.expect(request, outcomes, [...Array.from({ length: 5 }, () => 'done'), 'tooManyRequests'])
  const refused = answers.find(({ status }) => status === 429)
  recordRefusal(attacks, refused, 60)
}

async function attackContactPage(attacks: Attacks, site: Site): Promise<void> {
  const body = {
    user_id: 'plomada',
    service_id: 'outbox',
    template_id: 'contact',
    template_params: { name: 'Visita', email: 'visita@ataque.example', message: 'Hola' },
  }
  const answers: Answer[] = []
  for (let i = 0; i < 6; i++)
    answers.push(await site.send('POST', '/api/emailjs/api/v1.0/email/send', { body }))
  const last = answers.at(-1)
  attacks.expect('the sixth message of a visitor within an hour', last?.status, 429)
  recordRefusal(attacks, last, 3600)
}

/** Wrong passwords: the sixth try has to wait, although its password is right. */
async function attackPasswords(attacks: Attacks, site: Site): Promise<void> {
  const { email } = await site.signUp('clave')
  const attempt = async (password: string) => {
    const visitor = site.visitor()
    const { url } = await visitor.authorize()
    const { response, url: end } = await visitor.submit(url, { email, password })
    return { status: end.searchParams.has('code') ? 200 : response.status, response }
  }
  for (let i = 0; i < 5; i++)
    attacks.expect(
      'POST of the sign-in form with a wrong password',
      (await attempt(WRONG_PASSWORD)).status,
      422,
    )
  const { status, response } = await attempt(PASSWORD)
  const request = 'POST of the sign-in form after five wrong passwords'
  attacks.expect(request, status, 429)
  const seconds = Number(response.headers.get('retry-after'))
  attacks.record(request, seconds >= 1 && seconds <= 300 ? null : `Retry-After: ${seconds}`)
}

async function attackAuthorize(attacks: Attacks, site: Site): Promise<void> {
  const state = 'x'.repeat(4096)
  const inQuery = await site.send('GET', `/idp/authorize?state=${state}`)
  attacks.expect(inQuery.request, inQuery.status, 414)
  const inBody = await site.send('POST', '/idp/authorize', {
    body: `state=${state}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  attacks.expect(inBody.request, inBody.status, 414)
}

/** Does what has a limit once more than the limit. */
export async function attackQuotas(attacks: Attacks, site: Site): Promise<void> {
  await Promise.all([
    attackOffers(attacks, site),
    attackContactPage(attacks, site),
    attackPasswords(attacks, site),
    attackAuthorize(attacks, site),
  ])
}
