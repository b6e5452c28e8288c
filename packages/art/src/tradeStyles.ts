import type { SwatchName } from './swatches/index.ts'

/** The swatch and the lucide icon of each trade, by normalized name. Trades without a swatch use a similar one. */
const styles = {
  plomeria: { swatch: 'plomeria', icon: 'droplets' },
  electricidad: { swatch: 'electricidad', icon: 'zap' },
  pintura: { swatch: 'pintura', icon: 'paint-roller' },
  albanileria: { swatch: 'albanileria', icon: 'brick-wall' },
  gas: { swatch: 'gas', icon: 'flame' },
  carpinteria: { swatch: 'carpinteria', icon: 'hammer' },
  jardineria: { swatch: 'jardineria', icon: 'leaf' },
  cerrajeria: { swatch: 'cerrajeria', icon: 'key-round' },
  climatizacion: { swatch: 'climatizacion', icon: 'snowflake' },
  pisos: { swatch: 'pisos', icon: 'grid-2x2' },
  techos: { swatch: 'techos', icon: 'house' },
  herreria: { swatch: 'herreria', icon: 'fence' },
  limpieza: { swatch: 'limpieza', icon: 'sparkles' },
  yeseria: { swatch: 'pintura', icon: 'layers' },
  vidrieria: { swatch: 'limpieza', icon: 'app-window' },
  impermeabilizacion: { swatch: 'techos', icon: 'umbrella' },
  mudanzas: { swatch: 'carpinteria', icon: 'truck' },
  tapiceria: { swatch: 'pisos', icon: 'sofa' },
  piletas: { swatch: 'climatizacion', icon: 'waves' },
  fumigacion: { swatch: 'jardineria', icon: 'bug' },
  durlock: { swatch: 'albanileria', icon: 'wrench' },
  persianas: { swatch: 'carpinteria', icon: 'blinds' },
  electrodomesticos: { swatch: 'electricidad', icon: 'washing-machine' },
  'alarmas y camaras': { swatch: 'cerrajeria', icon: 'cctv' },
  antenas: { swatch: 'electricidad', icon: 'antenna' },
} as const satisfies Record<string, { swatch: SwatchName; icon: string }>

type TradeStyle = (typeof styles)[keyof typeof styles]

export type TradeIcon = TradeStyle['icon']

/** Removes accents, capitals and surrounding spaces from the name of a trade. */
export function normalizeTradeName(tradeName: string): string {
  return tradeName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Returns the style of a trade, or undefined for an unknown one. */
export function findTradeStyle(tradeName: string): TradeStyle | undefined {
  const name = normalizeTradeName(tradeName)
  return Object.hasOwn(styles, name) ? styles[name as keyof typeof styles] : undefined
}

/** Returns the icon of a trade, a wrench for an unknown one. */
export function getTradeIcon(tradeName: string): TradeIcon {
  return findTradeStyle(tradeName)?.icon ?? 'wrench'
}
