import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { assignmentHref, offerHref, paths } from '../../packages/domain/src/catalogues/paths.ts'
import { byLabel, byRole, byText, type Person } from './person.ts'
import type { Sessions } from './sessions.ts'
import type { EngineName } from './tab.ts'

/** A demo professional. */
export interface Professional {
  id: number
  firstName: string
  fullName: string
}

/** Each engine has a professional of its own: both use one product at the same time. */
export const professionals: Record<EngineName, Professional> = {
  firefox: { id: 2, firstName: 'Bruno', fullName: 'Bruno Saldaño' },
  webkit: { id: 3, firstName: 'Carla', fullName: 'Carla' },
}

/** The dependencies of a journey. */
export interface JourneyContext extends Pick<Sessions, 'signIn' | 'visitor'> {
  professional: Professional
  /** A text for the titles of published offers, unique for each journey. */
  uniqueSuffix: string
  folder: string
  /** Checks the screen that a person sees at each width and takes pictures of it in both themes. */
  check: (person: Person, name: string, options?: { isWhole: boolean }) => Promise<void>
}

/** A task of one or more people. */
export interface Journey {
  title: string
  run: (context: JourneyContext) => Promise<void>
  /** Matches the console errors that belong to the journey. */
  expected?: RegExp
}

/** Returns whether the next publication or application offers push messages, as it does once per browser. */
const willOfferPush = (): boolean =>
  'PushManager' in window &&
  Notification.permission === 'default' &&
  localStorage.getItem('plomada-push-offered') === null

/** Does an act after which the browser may offer push messages, and declines that. */
async function actAndDeclinePush(person: Person, act: () => Promise<void>): Promise<void> {
  const isOffered = await person.tab.run(willOfferPush)
  await act()
  if (isOffered)
    await person.click(byRole('button', 'Ahora no', byRole('alertdialog', /Enterate al momento/)))
}

/** Publishes an offer with a photo, leaves the confirmation for its page, and returns its title. */
export async function publishWithPhoto(
  client: Person,
  { uniqueSuffix, folder }: Pick<JourneyContext, 'uniqueSuffix' | 'folder'>,
  budget = '38500',
): Promise<string> {
  const title = `Cambiar la grifería ${uniqueSuffix}`
  await client.click(byRole('link', 'Crear Servicio'))
  await client.see(byRole('heading', 'Crea tu servicio'))
  await client.type(byLabel(/^Título/), title)
  await client.type(byLabel(/^Descripción/), 'La pileta gotea desde hace una semana.')
  await client.type(byLabel(/^Presupuesto/), budget)
  await client.click(byRole('combobox', /^Ciudad/))
  await client.click(byRole('option', 'Quilmes'))
  await client.type(byLabel(/^Dirección/), 'Mitre 640')
  const photo = path.join(folder, 'photo.png')
  writeFileSync(photo, await client.tab.picture())
  await client.attach(byLabel(/^Foto/), photo)
  await client.click(byRole('button', 'Crear Servicio'))
  await client.see(byText('Se creó con exito el servicio'))
  await actAndDeclinePush(client, async () => {
    await client.click(byRole('link', 'Ver la oferta'))
    await client.see(byRole('heading', title))
  })
  return title
}

/** Sends a request as the signed-in user of a window, for what a journey needs and does not test. */
async function send(person: Person, call: string, body: object): Promise<string> {
  const post = async (address: string, content: string): Promise<string> => {
    const { token } = JSON.parse(localStorage.getItem('userStorage') ?? '{}') as { token?: string }
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: content,
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`POST ${address}: ${response.status} ${text}`)
    return text
  }
  return person.tab.run(post, `/api${call}`, JSON.stringify(body))
}

/** A published offer. */
export interface PublishedOffer {
  id: number
  title: string
  path: string
}

/** Publishes an offer without the form. */
export async function publish(client: Person, { uniqueSuffix }: JourneyContext): Promise<PublishedOffer> {
  const title = `Nivelar un piso ${uniqueSuffix}`
  const response = await send(client, '/user/service', {
    tittle: title,
    description: 'Con el material puesto.',
    jobs: [1],
    presupuesto: 41_000,
    provincia: 'Buenos Aires',
    ciudad: 'La Plata',
    direccion: 'Calle 12 n.º 34',
  })
  const { id } = (JSON.parse(response) as { service: { id: number } }).service
  return { id, title, path: offerHref({ id }) }
}

/** Applies to an offer without its page. */
export const apply = (professional: Person, { id }: PublishedOffer): Promise<string> =>
  send(professional, `/user/service/postular/${id}`, {})

/** Accepts an applicant without the page of the offer, and returns the path of the job. */
export async function accept(
  client: Person,
  { id }: PublishedOffer,
  professional: Professional,
): Promise<string> {
  const ids = { service: id, trabajador: professional.id }
  const response = await send(client, '/user/service/elegir/trabajador', ids)
  const { trabajo } = (JSON.parse(response) as { result: { trabajo: number } }).result
  return assignmentHref({ id: trabajo })
}

/** Finds an offer in the list by its name, opens it and applies. */
export async function findAndApply(professional: Person, title: string): Promise<void> {
  await professional.open(paths.home)
  await professional.click(byRole('link', 'Servicios'))
  await professional.see(byRole('heading', 'Pagina de Servicios'))
  await professional.type(byRole('searchbox', 'Nombre'), title)
  await professional.click(byRole('link', title))
  await professional.see(byRole('heading', title))
  await actAndDeclinePush(professional, async () => {
    await professional.click(byRole('button', /^Postular(?! con)/))
    await professional.see(byText('Te has postulado'))
  })
}

/** Applies with a quote and a message on the page of an offer. */
export async function applyWithQuote(professional: Person, amount: string): Promise<void> {
  const dialog = byRole('dialog')
  await professional.type(byRole('textbox', 'Presupuesto', dialog), amount)
  await professional.type(byRole('textbox', 'Mensaje', dialog), 'Incluye los materiales.')
  await actAndDeclinePush(professional, async () => {
    await professional.click(byRole('button', 'Enviar postulación', dialog))
    await professional.see(byText('Enviaste la postulación'))
  })
}

export async function payAndRate(client: Person): Promise<void> {
  await client.click(byRole('button', /^Pagar/))
  const checkout = await client.popup()
  await checkout.type(byLabel('Número de tarjeta'), '4242424242424242')
  await checkout.type(byLabel('Vencimiento'), '1234')
  await checkout.type(byLabel('CVC'), '123')
  await checkout.type(byLabel(/^Nombre/), 'Ana Ferreyra')
  await checkout.click(byRole('button', /^Pagar/))
  await checkout.see(byText('Valora el servicio'))
  await checkout.click(byRole('radio', /4/))
  await checkout.type(byLabel(/reseña/), 'Llegó a horario.')
  await checkout.click(byRole('button', 'Enviar'))
}
