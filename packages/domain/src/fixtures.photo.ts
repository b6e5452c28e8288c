import { getTradeSwatch, toSvg } from '@plomada/art'

/** Returns a data URL with the swatch of a trade, for fixtures. */
export const swatchPhoto = (trade: string, seed: number): string =>
  `data:image/svg+xml,${encodeURIComponent(toSvg(getTradeSwatch(trade, seed)))}`
