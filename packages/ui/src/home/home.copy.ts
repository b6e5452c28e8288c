import { TAGLINE } from '@plomada/domain'
import type { PortraitLook } from '@plomada/art'

/** Words of the landing page. */
export const homeCopy = {
  hero: 'Trabajadores con experiencia y referencia',
  lead: TAGLINE,
  search: 'Buscar un servicio por nombre',
  searchExample: 'Cambiar grifería, pintar un living…',
  searchButton: 'Ver Perfiles',
  band: 'Desarrolla tu oficio cerca de ti',
  bandText:
    'Ofertas publicadas en 40 ciudades de la provincia. Cada trabajo terminado suma una valoración al perfil.',
  bandLink: 'Ver servicios',
  trades: 'Que es lo que buscas?',
  tradeList: 'Oficios',
  noTrades: 'ups! no hay oficios',
  loading: 'Cargando...',
  team: 'Nosotros',
  code: 'Ver código',
  codeOf: (name: string) => `Ver código de ${name}`,
} as const

/** Somebody who makes the product. */
export interface TeamMember {
  /** Chooses the portrait's colours. */
  id: number
  /** First and last name. */
  name: string
  /** How the portrait wears its hair. */
  look?: PortraitLook
  /** Page at a code-hosting service. */
  codeHref: string
}

/** The team until the owner of the product fills in another: invented people, drawn portraits. */
export const team: readonly TeamMember[] = [
  { id: 3, name: 'Camila Ledesma', look: 'bun', codeHref: 'https://codigo.plomada.example/camila' },
  { id: 7, name: 'Tomás Iglesias', look: 'cap', codeHref: 'https://codigo.plomada.example/tomas' },
  { id: 6, name: 'Ailén Cabrera', look: 'long', codeHref: 'https://codigo.plomada.example/ailen' },
  { id: 4, name: 'Julián Altamirano', look: 'beard', codeHref: 'https://codigo.plomada.example/julian' },
  { id: 5, name: 'Marcos Benítez', look: 'short', codeHref: 'https://codigo.plomada.example/marcos' },
]
