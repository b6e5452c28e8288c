import { globSync } from 'node:fs'
import { paths } from '../../packages/domain/src/catalogues/paths.ts'
import { findAndApply, payAndRate, publish, publishWithPhoto, type Journey } from './acts.ts'
import { byRole, byText } from './person.ts'

/** The main task of each role. */
const roleJourneys: Journey[] = [
  {
    title: 'a client publishes an offer, accepts the applicant, pays and rates the work',
    run: async (context) => {
      const { signIn, professional } = context
      const ana = await signIn('Ana')
      await ana.open(paths.home)
      const title = await publishWithPhoto(ana, context)
      await findAndApply(await signIn(professional.firstName), title)
      await ana.click(byRole('link', /^Mi Perfil/i))
      await ana.click(byRole('link', 'Mis Publicaciones'))
      await ana.see(byRole('heading', 'Tus Ofertas'))
      await ana.click(byRole('button', new RegExp(title)))
      await ana.click(byRole('button', `ACEPTAR a ${professional.fullName}`))
      await ana.click(byRole('button', 'ACEPTAR', byRole('alertdialog')))
      await ana.see(byText('Aceptaste el trabajador'))
      await payAndRate(ana)
      await ana.see(byText('Proceso Culminado'))
    },
  },
  {
    title: 'a professional finds an offer by name, applies and sees it among their applications',
    run: async (context) => {
      const { title } = await publish(await context.signIn('Ana'), context)
      const professional = await context.signIn(context.professional.firstName)
      await findAndApply(professional, title)
      await professional.see(byRole('button', /^Postulado/))
      await professional.click(byRole('link', /^Mi Perfil/i))
      await professional.click(byRole('link', 'Mis Postulaciones'))
      await professional.see(byRole('link', title))
    },
  },
  {
    title: 'an admin takes an offer off the list and puts it back',
    run: async (context) => {
      const { title } = await publish(await context.signIn('Ana'), context)
      const visitor = await context.visitor()
      const search = `${paths.offers}?${new URLSearchParams({ tittle: title }).toString()}`
      const deactivate = byRole('button', `Desactivar ${title}`)
      const activate = byRole('button', `Activar ${title}`)
      const elena = await context.signIn('Elena')
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

const files = globSync('*.journeys.ts', { cwd: import.meta.dirname }).toSorted()
const others = await Promise.all(
  files.map(async (file) => ((await import(`./${file}`)) as { journeys: Journey[] }).journeys),
)

/** All journeys: those of the roles first, then those of the files `*.journeys.ts`. */
export const journeys: Journey[] = [...roleJourneys, ...others.flat()]
