import {
  localTradeHref,
  offerHref,
  paths,
  professionalHref,
} from '../../packages/domain/src/catalogues/paths.ts'
import { byRole, byText, type Person } from './person.ts'
import { checkAtWidth, widths } from './screens.ts'
import { waitFor } from './wait.ts'

/** A page to visit. */
export interface Visit {
  path: string
  /** The first heading. */
  heading: string | RegExp
  /** Text that is visible when the page is complete. */
  shows?: string | RegExp
}

/** The pages that visitors can open. */
export const publicPages: Visit[] = [
  { path: paths.home, heading: 'Trabajadores con experiencia y referencia' },
  { path: paths.offers, heading: 'Pagina de Servicios', shows: /Postular/ },
  { path: paths.professionals, heading: 'Profesionales', shows: 'Contactar' },
  { path: localTradeHref({ name: 'Plomería' }, 'Quilmes'), heading: 'Plomería en Quilmes' },
  { path: offerHref({ id: 1 }), heading: /./, shows: /postulante/ },
  { path: professionalHref({ id: 2 }), heading: /./, shows: 'Ingresar para contactar' },
  { path: paths.contact, heading: 'Contacto' },
  { path: paths.terms, heading: /./ },
  { path: paths.privacy, heading: /./ },
  { path: paths.regret, heading: /./ },
  { path: paths.closeAccount, heading: /./ },
  { path: paths.dashboard, heading: 'Plomada', shows: 'Ingresar' },
  { path: '/nada', heading: 'Página no encontrada' },
]

const toFileName = (path: string): string => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'

/** Visits a page at each width in both themes, takes pictures, and returns the problems. */
export async function visit(person: Person, page: Visit, folder: string): Promise<string[]> {
  const { tab } = person
  const problems: string[] = []
  for (const size of widths) {
    await tab.resize(size.width, size.height)
    await person.open(page.path)
    await person.see(byRole('heading', page.heading))
    await waitFor('the code of the page', () => tab.run(isInteractive))
    if (page.shows) await person.see(byText(page.shows))
    await person.seeNo(byText('Cargando...'))
    problems.push(...(await checkAtWidth(tab, size, { folder, name: toFileName(page.path), isWhole: true })))
  }
  return [...problems, ...(await tab.takeProblems())]
}

/** Returns whether the code of the page has started, after the first paint. */
function isInteractive(): boolean {
  return !document.documentElement.matches('[data-before-code]')
}
