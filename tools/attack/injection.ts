import type { Attacks } from './attacks.ts'
import { type Actors, getUserId, newOffer } from './actors.ts'
import {
  findForbiddenCharacter,
  findMarkup,
  forbidden,
  invisible,
  markup,
  tooLong,
  unusual,
} from './hostileTexts.ts'
import { getValue, PASSWORD, type Site, type SiteResponse, type User } from './site.ts'

/** Records the problems of a response: a server error, hostile markup, or an injected header. */
function recordResponse(
  attacks: Attacks,
  { request, status, headers, text }: Omit<SiteResponse, 'outcome'>,
): void {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false
  attacks.record(request, status >= 500 ? `${status}: a server error` : null)
  attacks.record(request, headers.has('x-attack') ? 'an injected header' : null)
  attacks.record(request, isHtml ? findMarkup(text) : null)
}

/** Sends a text in every field that other users see. */
async function sendEverywhere(site: Site, user: User, text: string, worker: number): Promise<SiteResponse[]> {
  const send = (method: string, path: string, body: object) => site.send(method, path, { as: user, body })
  const change = (body: object) => send('PUT', '/api/user/update', body)
  return Promise.all([
    change({ firstName: text }),
    change({ lastName: text }),
    change({ direccion: text }),
    change({ descripcion: text, description: text }),
    change({ email: text }),
    send('POST', '/api/user/service', { ...newOffer, tittle: text }),
    send('POST', '/api/user/service', { ...newOffer, direccion: text, tittle: text }),
    send('POST', `/api/user/contact/${worker}`, { message: text }),
    send('POST', '/api/user/register', { user: { firstName: text, lastName: text, user: text }, jobs: [] }),
    send('POST', '/api/emailjs/api/v1.0/email/send', {
      user_id: 'plomada',
      service_id: 'outbox',
      template_id: 'contact',
      template_params: { name: text, email: 'visita@ataque.example', message: text },
    }),
  ])
}

/** Sends texts that must be refused or cleaned in every field. */
async function attackFields(attacks: Attacks, site: Site, worker: number): Promise<void> {
  const users = await Promise.all(['texto', 'sello', 'marca'].map((name) => site.signUp(name)))
  const texts = [...forbidden, ...invisible, ...unusual, tooLong]
  await Promise.all(
    texts.map(async (text, number) => {
      const user = users[number % users.length]
      if (!user) return
      for (const response of await sendEverywhere(site, user, text, worker)) {
        recordResponse(attacks, response)
        attacks.record(response.request, response.status < 400 ? findForbiddenCharacter(response.text) : null)
      }
    }),
  )
}

/** Sends invisible names and direction marks in registrations. */
async function attackRegistration(attacks: Attacks, site: Site): Promise<void> {
  const hostile = ['\u202Egnp.exe', 'Ana\r\nBcc: victima@ataque.example', '\u3164']
  await Promise.all(
    hostile.map(async (text, number) => {
      const email = `registro${number}@ataque.example`
      const user = await site.openAccount('registro', email)
      const body = { user: { firstName: text, lastName: text, user: text, email, role: 'comun' }, jobs: [] }
      const response = await site.send('POST', '/api/user/register', { as: user, body })
      const names = JSON.stringify([
        getValue(response.text, 'result', 'lastName'),
        getValue(response.text, 'result', 'user'),
      ])
      const isStored = /[\u202A-\u202E\u3164]|\\r|\\n/.test(names)
      attacks.record(response.request, isStored ? `the name is stored: ${names}` : null)
    }),
  )
}

/** Sends markup and encoded words in titles, names and messages, and checks the pages and mails that contain them. */
async function attackPages(attacks: Attacks, site: Site, people: Actors, worker: number): Promise<void> {
  const [user, other] = await Promise.all([site.signUp('titulo'), site.signUp('aviso')])
  const texts = [...markup, '=?utf-8?B?PGF0dGFjay1lbGVtZW50Pg==?=']
  const offers = await Promise.all(
    texts.map(async (text, number) => {
      const as = number % 2 ? user : other
      await site.send('PUT', '/api/user/update', { as, body: { firstName: text, lastName: text } })
      const body = { ...newOffer, tittle: text, description: `${text} ${text}` }
      const published = await site.send('POST', '/api/user/service', { as, body })
      attacks.expect(`${published.request}: markup in a title is text`, published.outcome, 'done')
      const id = Number(getValue(published.text, 'service', 'id'))
      await site.send('POST', `/api/user/service/postular/${id}`, { as: people.professional })
      const contact = { as, body: { message: text } }
      await site.send('POST', `/api/user/contact/${worker}`, contact)
      return id
    }),
  )
  const mails = await site.listMails()
  const pages = [
    '/',
    '/service?orderFecha=DESC',
    '/professional',
    ...offers.map((id) => `/service/${id}`),
    `/professional/${worker}`,
    '/outbox',
    ...mails.slice(0, 14).map(({ id }) => `/outbox/${id}`),
  ]
  for (const response of await Promise.all(pages.map((path) => site.send('GET', path))))
    recordResponse(attacks, response)
  for (const { id, subject } of mails)
    attacks.record(
      `GET /outbox/${id}: the subject ${JSON.stringify(subject)}`,
      /=\?utf-8\?/i.test(subject) ? 'an encoded word that mail clients decode' : null,
    )
}

/** Sends hostile texts in queries, paths, headers and cookies. */
async function attackAddresses(attacks: Attacks, site: Site): Promise<void> {
  const texts = [...markup, ...unusual, ...forbidden, '%ff', '%00']
  const responses = await Promise.all(
    texts.flatMap((text) => {
      const value = text.startsWith('%') ? text : encodeURIComponent(text)
      return [
        `/service?tittle=${value}&page=${value}`,
        `/professional?name=${value}`,
        `/api/service?tittle=${value}&orderFecha=${value}`,
        `/api/user?role=professional&name=${value}`,
        `/${value}`,
        `/api/${value}`,
        `/outbox/${value}`,
        `/checkout/${value}`,
        `/idp/authorize?state=${value}&login_hint=${value}`,
        `/idp/authorize?error_description=${value}&client_id=${value}`,
      ].map((path) => site.send('GET', path))
    }),
  )
  for (const response of responses) recordResponse(attacks, response)
  const inHeaders = markup.flatMap((text) =>
    ['user-agent', 'referer', 'cookie', 'accept-language', 'x-forwarded-for', 'authorization'].map((name) =>
      site.send('GET', '/service', { headers: { [name]: text } }),
    ),
  )
  for (const response of await Promise.all(inHeaders)) recordResponse(attacks, response)
  const large = [
    site.sendLarge('GET', `/service?tittle=${'x'.repeat(100_000)}`),
    site.sendLarge('GET', '/service', { headers: { 'x-long': 'x'.repeat(100_000) } }),
    site.sendLarge('POST', '/api/user/register', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: { firstName: 'x'.repeat(1_000_000) } }),
    }),
    site.sendLarge('POST', '/idp/ingreso/x/ingresar', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `email=${'x'.repeat(100_000)}`,
    }),
  ]
  for (const response of await Promise.all(large)) recordResponse(attacks, response)
}

/** Sends hostile texts in the forms of the identity provider. */
async function attackForms(attacks: Attacks, site: Site): Promise<void> {
  // Three fields of it stay below the limit of a form; larger ones are in `attackAddresses`.
  const long = tooLong.slice(0, 5000)
  const texts = [markup[0], markup[2], markup[4], forbidden[1], forbidden[4], long].filter(
    (text) => text !== undefined,
  )
  const forms = texts.map(async (text) => {
    const browser = site.openBrowser()
    const { url } = await browser.authorize()
    const signIn = await browser.submit(url, { email: text, password: text })
    const { response } = await site.openBrowser().requestAccount({
      givenName: text,
      familyName: text,
      email: text,
      password: PASSWORD,
    })
    return [
      ['sign-in', signIn.response, text],
      ['sign-up', response, text],
    ] as const
  })
  for (const [form, response, text] of (await Promise.all(forms)).flat()) {
    const request = `POST of the ${form} form with ${JSON.stringify(text.slice(0, 60))}`
    const { status, headers } = response
    recordResponse(attacks, { request, status, headers, text: await response.text() })
    attacks.record(request, status < 400 ? `${status}: it was accepted` : null)
  }
}

/** Sends hostile texts in fields, addresses and headers, and checks the pages that contain them. */
export async function attackTexts(attacks: Attacks, site: Site, people: Actors): Promise<void> {
  const worker = await getUserId(site, people.professional)
  await Promise.all([
    attackFields(attacks, site, worker),
    attackRegistration(attacks, site),
    attackPages(attacks, site, people, worker),
    attackAddresses(attacks, site),
    attackForms(attacks, site),
  ])
}
