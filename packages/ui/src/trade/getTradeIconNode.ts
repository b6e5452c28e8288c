import { getTradeIcon, type TradeIcon } from '@plomada/art'
import * as icons from '../base/Icon/icons.ts'
import type { IconNode } from '../base/Icon/icons.ts'

const nodes: Record<TradeIcon, IconNode> = {
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

/** Returns the icon of a trade; a wrench for unknown trades. */
export const getTradeIconNode = (tradeName: string): IconNode => nodes[getTradeIcon(tradeName)]
