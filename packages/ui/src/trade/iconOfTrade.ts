import type { TradeIcon } from '@plomada/art'
import { tradeIcon } from '@plomada/art'
import * as icons from '../base/Icon/icons.ts'
import type { Picture } from '../base/Icon/icons.ts'

const pictures: Record<TradeIcon, Picture> = {
  antenna: icons.antenna,
  'app-window': icons.window,
  blinds: icons.blinds,
  'brick-wall': icons.brick,
  bug: icons.bug,
  cctv: icons.cctv,
  droplets: icons.drop,
  fence: icons.fence,
  flame: icons.flame,
  'grid-2x2': icons.tiles,
  hammer: icons.hammer,
  house: icons.house,
  'key-round': icons.key,
  layers: icons.layers,
  leaf: icons.leaf,
  'paint-roller': icons.paint,
  snowflake: icons.snow,
  sofa: icons.sofa,
  sparkles: icons.sparkles,
  truck: icons.truck,
  umbrella: icons.umbrella,
  'washing-machine': icons.washingMachine,
  waves: icons.waves,
  wrench: icons.wrench,
  zap: icons.zap,
}

/** Our name of the icon that stands for a trade; a wrench for trades that nobody foresaw. */
export const iconOfTrade = (tradeName: string): Picture => pictures[tradeIcon(tradeName)]
