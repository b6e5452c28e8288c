import type { Offer } from '@plomada/domain'
import { offers, reviews } from '@plomada/domain/fixtures'
import { daysAfter, publicationDate, type DemoOffer, type DemoTerms } from './offerHistory.ts'
import type { Picture } from './pictures.ts'
import type { SceneName } from './scenes.ts'

const swatch = (trade: string, seed: number): Picture => ({ kind: 'swatch', trade, seed })
const scene = (name: SceneName): Picture => ({ kind: 'scene', name })

const pickContent = ({ title, description, budget }: Offer) => ({ title, description, budget })

/** What the applicants of the pump offer; Carla accepts the budget. */
const pumpTerms: Readonly<Record<string, DemoTerms>> = {
  bruno: {
    quote: 45_000,
    previousAmount: 52_000,
    message: 'Incluye el automático nuevo y la prueba de presión. La bomba la pone el cliente.',
    daysUntil: 2,
    shift: 'mañana',
    photos: [scene('kitchen'), scene('bathroom'), scene('heater')],
  },
  'dami.plata': {
    quote: 39_500,
    message: 'Trabajo cerca. Si la bomba tiene arreglo, el presupuesto baja.',
    daysUntil: 6,
  },
  nahueladr: { message: 'Sábados y domingos sin recargo.', daysUntil: 4, shift: 'tarde' },
}

/** The number of Bruno's reviews with 1, 2, 3, 4 and 5 stars, without that of Ana. */
export const brunoScoreCounts: readonly number[] = [2, 0, 2, 8, 30]

/** Creates the offers of Ana (to accept, to pay, rated and to rate) and a deactivated offer of Dario. */
export function createAccountOffers(now: Date): DemoOffer[] {
  const published = (daysAgo: number) => publicationDate(now, daysAgo)
  const applied = (daysAgo: number, ...workers: string[]) =>
    workers.map((worker, index) => ({ worker, at: daysAfter(published(daysAgo), 0.1 + index * 0.16) }))
  const byAna = { owner: 'ana', city: 'La Plata', address: 'Calle 48 n.º 1120', isActive: true }
  const open = { state: 'pendiente', hired: null, acceptedAt: null, settledAt: null, review: null } as const
  return [
    {
      ...byAna,
      ...open,
      ...pickContent(offers.tankPump),
      trades: ['Plomería', 'Electricidad'],
      picture: swatch('Plomería', 1),
      publishedAt: published(2),
      applications: applied(2, 'bruno', 'carla', 'dami.plata', 'nahueladr').map((application) => ({
        ...application,
        ...(pumpTerms[application.worker] && { terms: pumpTerms[application.worker] }),
      })),
    },
    {
      ...byAna,
      title: 'Cambiar el termotanque de 80 litros',
      description:
        'El viejo pierde por abajo. El nuevo ya está en casa, de las mismas medidas. Hay que cambiar los flexibles y la llave de gas.',
      budget: 64_000,
      trades: ['Plomería', 'Gas'],
      picture: scene('heater'),
      publishedAt: published(6),
      state: 'proceso',
      applications: applied(6, 'dami.plata', 'bruno', 'pablo.v'),
      hired: 'bruno',
      acceptedAt: daysAfter(published(6), 2),
      settledAt: null,
      review: null,
    },
    {
      ...byAna,
      title: 'Renovar la cañería del baño',
      description:
        'Caños de hierro de 1975, agua fría y caliente. Prefiero termofusión. El baño se puede dejar fuera de uso dos días.',
      budget: 99_000,
      trades: ['Plomería'],
      picture: scene('bathroom'),
      publishedAt: published(24),
      state: 'terminado',
      applications: applied(24, 'bruno', 'dami.plata'),
      hired: 'bruno',
      acceptedAt: daysAfter(published(24), 1.5),
      settledAt: daysAfter(published(24), 7),
      review: { score: 5, text: reviews[0]?.text ?? '', at: daysAfter(published(24), 8) },
    },
    {
      ...byAna,
      ...pickContent(offers.paintedRoom),
      trades: ['Pintura'],
      picture: swatch('Pintura', 2),
      publishedAt: published(17),
      state: 'terminado',
      applications: applied(17, 'sole.pinta', 'ruben.p'),
      hired: 'sole.pinta',
      acceptedAt: daysAfter(published(17), 2),
      settledAt: daysAfter(published(17), 12),
      review: null,
    },
    {
      ...open,
      owner: 'dario',
      title: 'Vendo taladro percutor casi nuevo',
      description:
        'Precio charlable, no busco a nadie para un trabajo. También amoladora y caja de herramientas.',
      budget: 45_000,
      city: 'La Plata',
      address: 'Calle 19 n.º 655',
      trades: ['Carpintería'],
      picture: null,
      isActive: false,
      publishedAt: published(70),
      applications: [],
    },
  ]
}
