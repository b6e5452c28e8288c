import { swatchOf, toSvg } from '@plomada/art'

/** A picture for a fixture: the drawing of a trade's material, as an address that needs no server. */
export const swatchPhoto = (trade: string, seed: number): string =>
  `data:image/svg+xml,${encodeURIComponent(toSvg(swatchOf(trade, seed)))}`
