import { randomUUID } from 'node:crypto'
import { offerWireNames } from '@plomada/domain/calls'
import sharp from 'sharp'
import { openTestBrowser } from '../src/services/identity/testing/testBrowser.ts'
import { defaultAudience, defaultClientId } from '../src/services/identity/identity.ts'
import { demoPassword } from '../src/demo/accounts.ts'

/** The number of requests of each kind in 100. */
export const mix = {
  list: 32,
  search: 10,
  detail: 20,
  professionals: 8,
  document: 8,
  own: 6,
  publish: 6,
  apply: 7,
  photo: 2,
  signIn: 1,
} as const
export type Kind = keyof typeof mix

/** Sends requests and counts the responses by status. */
export interface Load {
  send: (kind: Kind) => Promise<void>
  statuses: Map<string, number>
}

const emails = ['ana', 'bruno', 'carla'] as const
const cities = ['La Plata', 'Quilmes', 'Mar del Plata', 'Buenos Aires']
const words = ['bomba', 'pintar', 'caño', 'gas', 'techo', 'luz', 'baño', 'de']

/** Creates 12-megapixel photos of noise, which compress badly. */
const createPhotos = () =>
  Promise.all(
    [1, 2, 3, 4].map((sigma) =>
      sharp({
        create: {
          width: 4000,
          height: 3000,
          channels: 3,
          background: '#865',
          noise: { type: 'gaussian', mean: 128, sigma: sigma * 6 },
        },
      })
        .jpeg({ quality: 85 })
        .toBuffer(),
    ),
  )

/** Creates a client that sends requests as demo accounts. */
function createClient(origin: string) {
  const domain = `${origin}/idp`
  const settings = {
    domain,
    issuer: `${domain}/`,
    clientId: defaultClientId,
    audience: defaultAudience,
    endsAllSessions: true,
  }
  const statuses = new Map<string, number>()
  const tokens = new Map<string, string>()

  async function signIn(name: string): Promise<void> {
    const sent = { email: `${name}@plomada.example`, password: demoPassword }
    const { access_token } = await openTestBrowser(settings).signIn(sent)
    tokens.set(name, access_token)
  }

  async function request(
    path: string,
    as?: string,
    { body, ...init }: Omit<RequestInit, 'body'> & { body?: object } = {},
  ): Promise<string> {
    const isForm = body instanceof FormData
    const response = await fetch(origin + path, {
      ...init,
      headers: {
        ...(as && { authorization: `Bearer ${tokens.get(as)}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const key = `${init.method ?? 'GET'} ${path.replaceAll(/\d+|\?.*/g, '')} ${response.status}`
    statuses.set(key, (statuses.get(key) ?? 0) + 1)
    return text
  }

  return { statuses, signIn, request }
}

/** Signs in the demo accounts and prepares the requests. */
export async function createLoad(origin: string): Promise<Load> {
  const { statuses, signIn, request } = createClient(origin)
  const photos = await createPhotos()
  const published: number[] = []
  let turn = 0
  const pick = <Item>(items: readonly Item[]): Item => items[turn++ % items.length] as Item

  async function publish(): Promise<void> {
    const body = {
      name: '',
      [offerWireNames.title]: `Cambiar ${pick(words)} ${randomUUID().slice(0, 8)}`,
      description: 'No levanta presión. '.repeat(20),
      jobs: [1],
      [offerWireNames.budget]: 48_000,
      provincia: 'Buenos Aires',
      ciudad: pick(cities.slice(0, 2)),
      direccion: 'Calle 48 n.º 1120',
      key: randomUUID(),
    }
    const text = await request('/api/user/service', 'ana', { method: 'POST', body })
    const id = /"id":(\d+)/.exec(text)?.[1]
    if (id) published.push(Number(id))
  }

  function sendPhoto(): Promise<string> {
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(pick(photos))], { type: 'image/jpeg' }), 'foto.jpg')
    return request(`/api/user/service/img/${published.at(-1) ?? 1}`, 'ana', { method: 'PUT', body: form })
  }

  const senders: Record<Kind, () => Promise<unknown>> = {
    list: () =>
      request(`/api/service?page=${1 + (turn % 9)}&page_size=20&ciudad=${encodeURIComponent(pick(cities))}`),
    search: () => request(`/api/service?tittle=${encodeURIComponent(pick(words))}&page=1&page_size=20`),
    detail: () => request(`/api/service/${1 + (turn++ % 60)}`, pick(emails)),
    professionals: () => request(`/api/user?role=professional&page=${1 + (turn++ % 3)}&page_size=20`),
    document: () => request(pick(['/', '/service', '/professional'])),
    own: () => request('/api/user/services/MyServices?page=1&page_size=10', 'ana'),
    publish,
    apply: () =>
      request(`/api/user/service/postular/${pick(published.slice(-20))}`, pick(['bruno', 'carla']), {
        method: 'POST',
      }),
    photo: sendPhoto,
    signIn: () => signIn(pick(emails)),
  }

  for (const name of emails) await signIn(name)
  await publish()
  return {
    statuses,
    send: async (kind) => void (await senders[kind]()),
  }
}
