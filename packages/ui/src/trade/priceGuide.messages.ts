import { PRICE_GUIDE_MAXIMUM, PRICE_GUIDE_MINIMUM, PRICE_GUIDE_MONTHS } from '@plomada/domain'

/** Messages of the price guide of a trade. */
export const priceGuideMessages = {
  title: 'Cuánto cuesta',
  median: 'Precio habitual',
  common: 'Lo más común',
  range: (lower: string, upper: string) =>
    lower === upper ? `$\u00a0${lower}` : `entre $\u00a0${lower} y $\u00a0${upper}`,
  jobs: (jobs: number) =>
    `Según ${jobs < PRICE_GUIDE_MAXIMUM ? `${jobs} trabajos terminados` : `los ${jobs} trabajos más recientes`} de los últimos ${PRICE_GUIDE_MONTHS} meses.`,
  none: `Todavía no tenemos precios: los mostramos a partir de ${PRICE_GUIDE_MINIMUM} trabajos terminados.`,
  failed: 'No pudimos cargar los precios.',
  loading: 'Cargando...',
} as const
