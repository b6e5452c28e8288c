import { STEP_BACK_DAYS } from '@plomada/domain'

/** Messages of the reviews of finished jobs. */
export const reviewMessages = {
  summary: 'Valoraciones',
  count: (count: number) => (count === 1 ? '1 valoración' : `${count} valoraciones`),
  distribution: 'Distribución de las valoraciones',
  stars: (score: number) => (score === 1 ? 'estrella' : 'estrellas'),
  share: (percentage: number, count: number) => `${percentage} % (${count})`,
  stepBacks: (count: number) => `Dio marcha atrás en ${count} trabajos en los últimos ${STEP_BACK_DAYS} días`,
  reviews: 'Opiniones de nuestros usuarios',
  noReviews: 'Todavía no hay opiniones',
  anonymous: 'Cliente',
} as const
