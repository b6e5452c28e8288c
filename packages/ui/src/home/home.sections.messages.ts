import type { PortraitLook } from '@plomada/art'

/** Messages of the sections of the landing page that load after the first ones. */
export const sectionMessages = {
  trades: 'Que es lo que buscas?',
  tradeList: 'Oficios',
  noTrades: 'ups! no hay oficios',
  loading: 'Cargando...',
  team: 'Nosotros',
  code: 'Ver código',
  codeLabel: (name: string) => `Ver código de ${name}`,
} as const

/** A member of the team. */
export interface TeamMember {
  /** Determines the colors of the portrait. */
  id: number
  /** First and last name. */
  name: string
  /** Hairstyle of the portrait. */
  look?: PortraitLook
  /** URL of the profile on a code hosting service. */
  codeHref: string
}

/** Invented team. Operators should pass their own. */
export const team: readonly TeamMember[] = [
  { id: 3, name: 'Camila Ledesma', look: 'bun', codeHref: 'https://codigo.plomada.example/camila' },
  { id: 7, name: 'Tomás Iglesias', look: 'cap', codeHref: 'https://codigo.plomada.example/tomas' },
  { id: 6, name: 'Ailén Cabrera', look: 'long', codeHref: 'https://codigo.plomada.example/ailen' },
  { id: 4, name: 'Julián Altamirano', look: 'beard', codeHref: 'https://codigo.plomada.example/julian' },
  { id: 5, name: 'Marcos Benítez', look: 'short', codeHref: 'https://codigo.plomada.example/marcos' },
]
