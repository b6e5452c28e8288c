import { newOffer } from './actors.ts'
import type { Attacks } from './attacks.ts'
import { PASSWORD, getValue, type SiteResponse, type Site } from './site.ts'

const WRONG_PASSWORD = 'no-es-esta-clave-9'

/** Records whether a refusal has a Retry-After header and a sentence with the time. */
function recordRefusal(attacks: Attacks, response: SiteResponse | undefined, most: number): void {
  if (!response) return
  const seconds = Number(response.headers.get('retry-after'))
  const isInTime = seconds >= 1 && seconds <= most
  attacks.record(response.request, isInTime ? null : `Retry-After: ${response.headers.get('retry-after')}`)
  const sentence = String(getValue(response.text, 'message'))
  attacks.record(response.request, /Podés seguir/.test(sentence) ? null : `the sentence ${sentence}`)
}

async function attackOffers(attacks: Attacks, site: Site): Promise<void> {
  const user = await site.signUp('cuota')
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => site.send('POST', '/api/user/service', { as: user, body: newOffer })),
  )
  const outcomes = responses.map(({ outcome }) => outcome).toSorted()
  const request = 'POST /api/user/service six times at once'
  attacks.expect(request, outcomes, [...Array.from({ length: 5 }, () => 'done'), 'tooManyRequests'])
  const refused = responses.find(({ status }) => status === 429)
  recordRefusal(attacks, refused, 60)
}

async function attackContactPage(attacks: Attacks, site: Site): Promise<void> {
  const responses: SiteResponse[] = []
  for (let i = 0; i < 6; i++) responses.push(await site.sendContactMessage('visita@ataque.example'))
  const last = responses.at(-1)
  attacks.expect('the sixth message of a visitor within an hour', last?.status, 429)
  recordRefusal(attacks, last, 3600)
}

/** Enters the addresses of eight people in one profile: each would receive a mail with a code. */
async function attackEmailCodes(attacks: Attacks, site: Site): Promise<void> {
  const user = await site.signUp('codigos')
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, number) =>
      site.send('PUT', '/api/user/update', { as: user, body: { email: `ajena@otra${number}.example` } }),
    ),
  )
  const request = 'PUT /api/user/update with eight addresses at once'
  attacks.expect(request, responses.filter(({ outcome }) => outcome === 'done').length, 5)
  const refused = responses.find(({ outcome }) => outcome === 'tooManyRequests')
  attacks.record(request, refused ? null : 'no refusal')
  recordRefusal(attacks, refused, 60)
}

/** Sends wrong passwords as early as allowed, until the next sign-in must wait for 16 seconds, even with the right one. */
async function attackPasswords(attacks: Attacks, site: Site): Promise<void> {
  const { email } = await site.signUp('clave')
  const attempt = async (password: string) => {
    const browser = site.openBrowser()
    const { url } = await browser.authorize()
    const { response, url: end } = await browser.submit(url, { email, password })
    return { status: end.searchParams.has('code') ? 200 : response.status, response }
  }
  for (const seconds of [0, 0, 0, 0, 0, 2, 4, 8]) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds))
    attacks.expect(
      'POST of the sign-in form with a wrong password',
      (await attempt(WRONG_PASSWORD)).status,
      422,
    )
  }
  const { status, response } = await attempt(PASSWORD)
  const request = 'POST of the sign-in form after eight wrong passwords'
  attacks.expect(request, status, 429)
  const seconds = Number(response.headers.get('retry-after'))
  attacks.record(request, seconds >= 1 && seconds <= 16 ? null : `Retry-After: ${seconds}`)
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

/** Exceeds each limit by one. */
export async function attackQuotas(attacks: Attacks, site: Site): Promise<void> {
  await Promise.all([
    attackOffers(attacks, site),
    attackEmailCodes(attacks, site),
    attackContactPage(attacks, site),
    attackPasswords(attacks, site),
    attackAuthorize(attacks, site),
  ])
}
