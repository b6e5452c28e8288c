import { TAGLINE } from '@plomada/domain'

/** Messages of the first sections of the landing page. */
export const homeMessages = {
  hero: 'Trabajadores con experiencia y referencia',
  lead: TAGLINE,
  search: 'Buscar un servicio por nombre',
  searchExample: 'Cambiar grifería, pintar un living…',
  searchButton: 'Ver Perfiles',
  band: 'Desarrolla tu oficio cerca de ti',
  bandText:
    'Hay ofertas en 40 ciudades de la provincia. Cada trabajo que terminás suma una valoración a tu perfil.',
  bandLink: 'Ver servicios',
} as const
