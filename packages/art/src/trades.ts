import type { SwatchName } from './swatches/index.ts'

/** The lucide icons that a trade can have. */
export const tradeIcons = [
  'antenna',
  'app-window',
  'blinds',
  'brick-wall',
  'bug',
  'cctv',
  'droplets',
  'fence',
  'flame',
  'grid-2x2',
  'hammer',
  'house',
  'key-round',
  'layers',
  'leaf',
  'paint-roller',
  'snowflake',
  'sofa',
  'sparkles',
  'truck',
  'umbrella',
  'washing-machine',
  'waves',
  'wrench',
  'zap',
] as const

/** The name of a lucide icon that stands for a trade. */
export type TradeIcon = (typeof tradeIcons)[number]

/** The material and the icon of a trade. */
export type Look = { swatch: SwatchName; icon: TradeIcon }

/** Trades by plain name; the ones without a material of their own take the nearest one. */
const looks = new Map<string, Look>([
  ['plomeria', { swatch: 'plomeria', icon: 'droplets' }],
  ['electricidad', { swatch: 'electricidad', icon: 'zap' }],
  ['pintura', { swatch: 'pintura', icon: 'paint-roller' }],
  ['albanileria', { swatch: 'albanileria', icon: 'brick-wall' }],
  ['gas', { swatch: 'gas', icon: 'flame' }],
  ['carpinteria', { swatch: 'carpinteria', icon: 'hammer' }],
  ['jardineria', { swatch: 'jardineria', icon: 'leaf' }],
  ['cerrajeria', { swatch: 'cerrajeria', icon: 'key-round' }],
  ['climatizacion', { swatch: 'climatizacion', icon: 'snowflake' }],
  ['pisos', { swatch: 'pisos', icon: 'grid-2x2' }],
  ['techos', { swatch: 'techos', icon: 'house' }],
  ['herreria', { swatch: 'herreria', icon: 'fence' }],
  ['limpieza', { swatch: 'limpieza', icon: 'sparkles' }],
  ['yeseria', { swatch: 'pintura', icon: 'layers' }],
  ['vidrieria', { swatch: 'limpieza', icon: 'app-window' }],
  ['impermeabilizacion', { swatch: 'techos', icon: 'umbrella' }],
  ['mudanzas', { swatch: 'carpinteria', icon: 'truck' }],
  ['tapiceria', { swatch: 'pisos', icon: 'sofa' }],
  ['piletas', { swatch: 'climatizacion', icon: 'waves' }],
  ['fumigacion', { swatch: 'jardineria', icon: 'bug' }],
  ['durlock', { swatch: 'albanileria', icon: 'wrench' }],
  ['persianas', { swatch: 'carpinteria', icon: 'blinds' }],
  ['electrodomesticos', { swatch: 'electricidad', icon: 'washing-machine' }],
  ['alarmas y camaras', { swatch: 'cerrajeria', icon: 'cctv' }],
  ['antenas', { swatch: 'electricidad', icon: 'antenna' }],
])

/** A trade's name without accents, capitals or outer spaces. */
export function plainName(tradeName: string): string {
  return tradeName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** How a trade looks, if anybody foresaw it. */
export const lookOf = (tradeName: string): Look | undefined => looks.get(plainName(tradeName))

/** The icon of a trade; a wrench for the ones nobody foresaw. */
export function tradeIcon(tradeName: string): TradeIcon {
  return lookOf(tradeName)?.icon ?? 'wrench'
}
