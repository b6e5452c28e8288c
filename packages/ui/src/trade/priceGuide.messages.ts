import { PRICE_GUIDE_MAXIMUM, PRICE_GUIDE_MINIMUM, PRICE_GUIDE_MONTHS } from '@plomada/domain'

/** Messages of the price guide of a trade. */
export const priceGuideMessages = {
  title: 'Cuánto cuesta',
  median: 'Precio habitual',
  lower: 'Un cuarto pagó hasta',
  upper: 'Un cuarto pagó desde',
  jobs: (jobs: number) =>
    `Según ${jobs < PRICE_GUIDE_MAXIMUM ? `${jobs} trabajos terminados` : `los ${jobs} trabajos más recientes`} de los últimos ${PRICE_GUIDE_MONTHS} meses.`,
  none: `Todavía no hay precios: se muestran a partir de ${PRICE_GUIDE_MINIMUM} trabajos terminados.`,
  failed: 'Los precios no se pudieron cargar.',
  loading: 'Cargando...',
} as const
