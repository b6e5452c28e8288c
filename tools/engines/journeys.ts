import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { paths } from '../../packages/domain/src/catalogues/paths.ts'
import { label, type Person, role, text } from './person.ts'

/** What a journey works with. */
interface Stage {
  /** Opens a window with cookies of its own. */
  newPerson: () => Promise<Person>
  /** Tells apart what two journeys publish on the same product. */
  mark: string
  folder: string
}

interface Journey {
  title: string
  run: (stage: Stage) => Promise<void>
}

async function signIn({ newPerson }: Stage, name: string): Promise<Person> {
  const person = await newPerson()
  await person.open(paths.home)
  await person.click(role('button', 'Ingresar'))
  await person.click(role('button', new RegExp(name)))
  await person.see(role('link', 'Inicio'))
  return person
}

/** Publishes an offer with a photo and returns its title. */
async function publishOffer(client: Person, { mark, folder }: Stage): Promise<string> {
  const title = `Cambiar la grifería ${mark}`
  await client.click(role('link', 'Crear Servicio'))
  await client.see(role('heading', 'Crea tu servicio'))
  await client.type(label(/^Título/), title)
  await client.type(label(/^Descripción/), 'La pileta gotea desde hace una semana.')
  await client.type(label(/^Presupuesto/), '38500')
  await client.click(role('combobox', /^Ciudad/))
  await client.click(role('option', 'Quilmes'))
  await client.see(text('Quilmes', role('combobox', /^Ciudad/)))
  await client.type(label(/^Dirección/), 'Mitre 640')
  const photo = path.join(folder, 'photo.png')
  writeFileSync(photo, await client.tab.picture())
  await client.attach(label(/^Foto/), photo)
  await client.click(role('button', 'Crear Servicio'))
  await client.see(text('Se creó con exito el servicio'))
  return title
}

/** Finds an offer in the list by its name, opens it and applies. */
async function applyTo(professional: Person, title: string): Promise<void> {
  await professional.click(role('link', 'Servicios'))
  await professional.see(role('heading', 'Pagina de Servicios'))
  await professional.type(role('searchbox', 'Nombre'), title)
  await professional.click(role('link', title))
  await professional.see(role('heading', title))
  await professional.click(role('button', /^Postular/))
  await professional.see(text('Te has postulado'))
}

async function payWithCard(client: Person): Promise<void> {
  await client.click(role('button', /^Pagar/))
  const checkout = await client.popup()
  await checkout.type(label('Número de tarjeta'), '4242424242424242')
  await checkout.type(label('Vencimiento'), '1234')
  await checkout.type(label('CVC'), '123')
  await checkout.type(label(/^Nombre/), 'Ana Ferreyra')
  await checkout.click(role('button', /^Pagar/))
  await checkout.see(text('Valora el servicio'))
  await checkout.click(role('radio', /4/))
  await checkout.type(label(/reseña/), 'Llegó a horario.')
  await checkout.click(role('button', 'Enviar'))
}

export const journeys: Journey[] = [
  {
    title: 'a client publishes an offer, accepts the applicant, pays and rates the work',
    run: async (stage) => {
      const ana = await signIn(stage, 'Ana')
      const title = await publishOffer(ana, stage)
      const bruno = await signIn(stage, 'Bruno')
      await applyTo(bruno, title)
      await ana.click(role('link', /^Mi Perfil/i))
      await ana.click(role('link', 'Mis Publicaciones'))
      await ana.see(role('heading', 'Tus Ofertas'))
      await ana.click(role('button', new RegExp(title)))
      await ana.click(role('button', 'ACEPTAR a Bruno Saldaño'))
      await ana.see(text('Aceptaste el trabajador'))
      await payWithCard(ana)
      await ana.see(text('Proceso Culminado'))
    },
  },
  {
    title: 'a professional finds an offer by name, applies and sees it among their applications',
    run: async (stage) => {
      const title = await publishOffer(await signIn(stage, 'Ana'), stage)
      const carla = await signIn(stage, 'Carla')
      await applyTo(carla, title)
      await carla.see(role('button', /^Postulado/))
      await carla.click(role('link', /^Mi Perfil/i))
      await carla.click(role('link', 'Mis Postulaciones'))
      await carla.see(role('link', title))
    },
  },
  {
    title: 'an admin takes an offer off the list and puts it back',
    run: async (stage) => {
      const title = await publishOffer(await signIn(stage, 'Ana'), stage)
      const visitor = await stage.newPerson()
      const search = `${paths.offers}?${new URLSearchParams({ tittle: title }).toString()}`
      const deactivate = role('button', `Desactivar ${title}`)
      const activate = role('button', `Activar ${title}`)
      const elena = await signIn(stage, 'Elena')
      await elena.click(role('link', 'Dashboard'))
      await elena.click(role('link', 'Servicios', role('navigation', 'Administración')))
      await elena.type(role('searchbox'), title)
      await elena.click(deactivate)
      await elena.click(role('button', 'Desactivar', role('alertdialog')))
      await elena.see(activate)
      await visitor.open(search)
      await visitor.see(text('Sin resultados'))
      await elena.click(activate)
      await elena.click(role('button', 'Activar', role('alertdialog')))
      await elena.see(deactivate)
      await visitor.open(search)
      await visitor.see(role('heading', title))
    },
  },
]
