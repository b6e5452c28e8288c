import type { TradeIcon } from '@plomada/domain/art'
import { tradeIcon } from '@plomada/domain/art'
import type { IconName } from '../base/Icon/names.ts'

const icons: Record<TradeIcon, IconName> = {
  antenna: 'antenna',
  'app-window': 'window',
  blinds: 'blinds',
  'brick-wall': 'brick',
  bug: 'bug',
  cctv: 'cctv',
  droplets: 'drop',
  fence: 'fence',
  flame: 'flame',
  'grid-2x2': 'tiles',
  hammer: 'hammer',
  house: 'house',
  'key-round': 'key',
  layers: 'layers',
  leaf: 'leaf',
  'paint-roller': 'paint',
  snowflake: 'snow',
  sofa: 'sofa',
  sparkles: 'sparkles',
  truck: 'truck',
  umbrella: 'umbrella',
  'washing-machine': 'washingMachine',
  waves: 'waves',
  wrench: 'wrench',
  zap: 'zap',
}

/** Our name of the icon that stands for a trade; a wrench for trades that nobody foresaw. */
export const iconOfTrade = (tradeName: string): IconName => icons[tradeIcon(tradeName)]
