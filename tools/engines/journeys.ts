import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { paths } from '../../packages/domain/src/catalogues/paths.ts'
import { byLabel, byRole, byText, type Person } from './person.ts'

/** The dependencies of a journey. */
interface JourneyContext {
  /** Opens a window with separate cookies. */
  newPerson: () => Promise<Person>
  /** A text for the titles of published offers, unique for each journey. */
  uniqueSuffix: string
  folder: string
}

interface Journey {
  title: string
  run: (context: JourneyContext) => Promise<void>
}

async function signIn({ newPerson }: JourneyContext, name: string): Promise<Person> {
  const person = await newPerson()
  await person.open(paths.home)
  await person.click(byRole('button', 'Ingresar'))
  await person.click(byRole('button', new RegExp(name)))
  await person.see(byRole('link', 'Inicio'))
  return person
}

/** Publishes an offer with a photo and returns its title. */
async function publishOffer(client: Person, { uniqueSuffix, folder }: JourneyContext): Promise<string> {
  const title = `Cambiar la grifería ${uniqueSuffix}`
  await client.click(byRole('link', 'Crear Servicio'))
  await client.see(byRole('heading', 'Crea tu servicio'))
  await client.type(byLabel(/^Título/), title)
  await client.type(byLabel(/^Descripción/), 'La pileta gotea desde hace una semana.')
  await client.type(byLabel(/^Presupuesto/), '38500')
  await client.click(byRole('combobox', /^Ciudad/))
  await client.click(byRole('option', 'Quilmes'))
  await client.see(byText('Quilmes', byRole('combobox', /^Ciudad/)))
  await client.type(byLabel(/^Dirección/), 'Mitre 640')
  const photo = path.join(folder, 'photo.png')
  writeFileSync(photo, await client.tab.picture())
  await client.attach(byLabel(/^Foto/), photo)
  await client.click(byRole('button', 'Crear Servicio'))
  await client.see(byText('Se creó con exito el servicio'))
  return title
}

/** Finds an offer in the list by its name, opens it and applies. */
async function applyTo(professional: Person, title: string): Promise<void> {
  await professional.click(byRole('link', 'Servicios'))
  await professional.see(byRole('heading', 'Pagina de Servicios'))
  await professional.type(byRole('searchbox', 'Nombre'), title)
  await professional.click(byRole('link', title))
  await professional.see(byRole('heading', title))
  await professional.click(byRole('button', /^Postular/))
  await professional.see(byText('Te has postulado'))
}

async function payWithCard(client: Person): Promise<void> {
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

export const journeys: Journey[] = [
  {
    title: 'a client publishes an offer, accepts the applicant, pays and rates the work',
    run: async (context) => {
      const ana = await signIn(context, 'Ana')
      const title = await publishOffer(ana, context)
      const bruno = await signIn(context, 'Bruno')
      await applyTo(bruno, title)
      await ana.click(byRole('link', /^Mi Perfil/i))
      await ana.click(byRole('link', 'Mis Publicaciones'))
      await ana.see(byRole('heading', 'Tus Ofertas'))
      await ana.click(byRole('button', new RegExp(title)))
      await ana.click(byRole('button', 'ACEPTAR a Bruno Saldaño'))
      await ana.see(byText('Aceptaste el trabajador'))
      await payWithCard(ana)
      await ana.see(byText('Proceso Culminado'))
    },
  },
  {
    title: 'a professional finds an offer by name, applies and sees it among their applications',
    run: async (context) => {
      const title = await publishOffer(await signIn(context, 'Ana'), context)
      const carla = await signIn(context, 'Carla')
      await applyTo(carla, title)
      await carla.see(byRole('button', /^Postulado/))
      await carla.click(byRole('link', /^Mi Perfil/i))
      await carla.click(byRole('link', 'Mis Postulaciones'))
      await carla.see(byRole('link', title))
    },
  },
  {
    title: 'an admin takes an offer off the list and puts it back',
    run: async (context) => {
      const title = await publishOffer(await signIn(context, 'Ana'), context)
      const visitor = await context.newPerson()
      const search = `${paths.offers}?${new URLSearchParams({ tittle: title }).toString()}`
      const deactivate = byRole('button', `Desactivar ${title}`)
      const activate = byRole('button', `Activar ${title}`)
      const elena = await signIn(context, 'Elena')
      await elena.click(byRole('link', 'Dashboard'))
      await elena.click(byRole('link', 'Servicios', byRole('navigation', 'Administración')))
      await elena.type(byRole('searchbox'), title)
      await elena.click(deactivate)
      await elena.click(byRole('button', 'Desactivar', byRole('alertdialog')))
      await elena.see(activate)
      await visitor.open(search)
      await visitor.see(byText('Sin resultados'))
      await elena.click(activate)
      await elena.click(byRole('button', 'Activar', byRole('alertdialog')))
      await elena.see(deactivate)
      await visitor.open(search)
      await visitor.see(byRole('heading', title))
    },
  },
]
