export const kinds = [
  'drilling',
  'cutting',
  'sanding',
  'access',
  'concrete',
  'garden',
  'cleaning',
  'measuring',
] as const
export type Kind = (typeof kinds)[number]

export const powers = ['mains', 'battery', 'petrol', 'none'] as const
export type Power = (typeof powers)[number]

export const depots = ['altona', 'barmbek', 'harburg'] as const
export type Depot = (typeof depots)[number]

/** The tools for rent. Prices and deposits are in euros, weights in kilograms. */
export const tools = [
  { id: 'sds-hammer-drill', kind: 'drilling', power: 'mains', price: 18, deposit: 80, weight: 3.4 },
  { id: 'cordless-drill', kind: 'drilling', power: 'battery', price: 12, deposit: 60, weight: 1.7 },
  { id: 'core-drill', kind: 'drilling', power: 'mains', price: 46, deposit: 200, weight: 9.5 },
  { id: 'demolition-hammer', kind: 'drilling', power: 'mains', price: 39, deposit: 150, weight: 11.2 },
  { id: 'magnetic-drill', kind: 'drilling', power: 'mains', price: 52, deposit: 250, weight: 13 },
  { id: 'circular-saw', kind: 'cutting', power: 'mains', price: 16, deposit: 80, weight: 4.1 },
  { id: 'track-saw', kind: 'cutting', power: 'mains', price: 29, deposit: 150, weight: 7.8 },
  { id: 'mitre-saw', kind: 'cutting', power: 'mains', price: 27, deposit: 120, weight: 14.5 },
  { id: 'jigsaw', kind: 'cutting', power: 'battery', price: 11, deposit: 60, weight: 2.4 },
  { id: 'tile-cutter', kind: 'cutting', power: 'none', price: 17, deposit: 70, weight: 12.6 },
  { id: 'belt-sander', kind: 'sanding', power: 'mains', price: 15, deposit: 70, weight: 3.9 },
  { id: 'orbital-sander', kind: 'sanding', power: 'battery', price: 10, deposit: 50, weight: 1.5 },
  { id: 'drywall-sander', kind: 'sanding', power: 'mains', price: 34, deposit: 150, weight: 4.6 },
  { id: 'floor-sander', kind: 'sanding', power: 'mains', price: 58, deposit: 300, weight: 62 },
  { id: 'angle-grinder', kind: 'sanding', power: 'mains', price: 13, deposit: 60, weight: 2.3 },
  { id: 'step-ladder', kind: 'access', power: 'none', price: 8, deposit: 40, weight: 7.2 },
  { id: 'extension-ladder', kind: 'access', power: 'none', price: 16, deposit: 80, weight: 18.4 },
  { id: 'roof-ladder', kind: 'access', power: 'none', price: 19, deposit: 90, weight: 14.8 },
  { id: 'tower-scaffold', kind: 'access', power: 'none', price: 49, deposit: 250, weight: 110 },
  { id: 'scissor-lift', kind: 'access', power: 'battery', price: 129, deposit: 500, weight: 840 },
  { id: 'cement-mixer', kind: 'concrete', power: 'mains', price: 28, deposit: 120, weight: 57 },
  { id: 'paddle-mixer', kind: 'concrete', power: 'mains', price: 17, deposit: 80, weight: 5.6 },
  { id: 'plate-compactor', kind: 'concrete', power: 'petrol', price: 48, deposit: 250, weight: 88 },
  { id: 'trench-rammer', kind: 'concrete', power: 'petrol', price: 56, deposit: 250, weight: 66 },
  { id: 'concrete-vibrator', kind: 'concrete', power: 'mains', price: 31, deposit: 120, weight: 8.9 },
  { id: 'rotary-mower', kind: 'garden', power: 'petrol', price: 26, deposit: 120, weight: 29 },
  { id: 'hedge-trimmer', kind: 'garden', power: 'battery', price: 14, deposit: 70, weight: 3.6 },
  { id: 'scarifier', kind: 'garden', power: 'petrol', price: 37, deposit: 150, weight: 34 },
  { id: 'wood-chipper', kind: 'garden', power: 'petrol', price: 89, deposit: 400, weight: 175 },
  { id: 'earth-auger', kind: 'garden', power: 'petrol', price: 33, deposit: 150, weight: 9.8 },
  { id: 'pressure-washer', kind: 'cleaning', power: 'mains', price: 29, deposit: 120, weight: 24 },
  { id: 'carpet-cleaner', kind: 'cleaning', power: 'mains', price: 25, deposit: 100, weight: 15.3 },
  { id: 'wet-vacuum', kind: 'cleaning', power: 'mains', price: 15, deposit: 70, weight: 11.4 },
  { id: 'steam-cleaner', kind: 'cleaning', power: 'mains', price: 22, deposit: 100, weight: 8.1 },
  { id: 'building-dryer', kind: 'cleaning', power: 'mains', price: 24, deposit: 150, weight: 41 },
  { id: 'line-laser', kind: 'measuring', power: 'battery', price: 16, deposit: 100, weight: 1.1 },
  { id: 'rotating-laser', kind: 'measuring', power: 'battery', price: 36, deposit: 250, weight: 3.2 },
  { id: 'distance-meter', kind: 'measuring', power: 'battery', price: 9, deposit: 60, weight: 0.2 },
  { id: 'thermal-camera', kind: 'measuring', power: 'battery', price: 44, deposit: 300, weight: 0.8 },
  { id: 'pipe-camera', kind: 'measuring', power: 'battery', price: 51, deposit: 300, weight: 6.4 },
] as const satisfies readonly {
  id: string
  kind: Kind
  power: Power
  price: number
  deposit: number
  weight: number
}[]

export type ToolId = (typeof tools)[number]['id']

export interface Tool {
  id: ToolId
  kind: Kind
  power: Power
  /** Euros a day. */
  price: number
  deposit: number
  weight: number
}

export const findTool = (id: string): Tool | undefined => tools.find((tool) => tool.id === id)
