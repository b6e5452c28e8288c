/** The colors of the house, the same in both themes. */
export const COLORS = {
  lime: '#eef3f5',
  roomDark: '#0d3446',
  roomLight: '#114054',
  night: '#05202c',
  steel: '#9fc0cc',
  dusk: '#2a5a6d',
  orange: '#fb8819',
  orangeLight: '#ffa64d',
  amber: '#ffb843',
  water: '#7cc7d8',
  brick: '#b9532f',
  wood: '#c98a4b',
  green: '#6db06b',
  trousers: '#0c2a38',
  pane: '#1d5368',
  tile: '#164a5d',
  tileLight: '#1a5468',
  glow: '#fff3d6',
  skinLight: '#d8a27b',
  skinDark: '#a86c46',
} as const

/** Coordinates of the section, shared by the structure and the dimension lines. */
export const PLAN = {
  left: 118,
  right: 526,
  wall: 14,
  roof: 180,
  upperCeiling: 196,
  upperFloor: 354,
  lowerCeiling: 374,
  ground: 560,
  upperPartition: 322,
  lowerPartition: 338,
} as const
