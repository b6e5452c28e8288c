export {
  type Drawing,
  getBackdrop,
  getPreserveAspectRatio,
  type Paint,
  type Shape,
  type SvgOptions,
  toSvg,
} from './drawing.ts'
export { emptyArt, type EmptyArtName } from './empty.ts'
export { getTradeSwatch } from './getTradeSwatch.ts'
export { house } from './house/house.ts'
export { mark } from './mark.ts'
export { portrait, type PortraitLook, portraitLooks, type PortraitOptions } from './portrait.ts'
export { hash, type Random, seededRandom } from './random.ts'
export { type Swatch, type SwatchName, swatches, vainilla } from './swatches/index.ts'
export { getTradeIcon, type TradeIcon } from './tradeStyles.ts'
