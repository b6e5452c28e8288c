import type { PriceGuide, Trade, TradePrices, TradeRef } from './trade.ts'

const names: readonly (readonly [string, string])[] = [
  ['Plomería', 'Cañerías, pérdidas, destapes y grifería.'],
  ['Electricidad', 'Tableros, tomas, luminarias y puesta a tierra.'],
  ['Pintura', 'Interiores, frentes, enduido y barnices.'],
  ['Albañilería', 'Muros, contrapisos, revoques y reformas.'],
  ['Gas', 'Artefactos, ventilaciones y pruebas de hermeticidad.'],
  ['Carpintería', 'Muebles a medida, puertas y placares.'],
  ['Jardinería', 'Corte, poda, riego y mantenimiento.'],
  ['Cerrajería', 'Aperturas, cambio de combinación y cerraduras.'],
  ['Climatización', 'Instalación, carga de gas y limpieza de aires.'],
  ['Pisos', 'Porcelanato, calcáreo, flotante y pulido.'],
  ['Techos', 'Chapa, membrana, zinguería y goteras.'],
  ['Herrería', 'Rejas, portones y soldadura.'],
  ['Limpieza', 'Final de obra, hogares y oficinas.'],
  ['Yesería', 'Cielorrasos, molduras y enlucidos.'],
  ['Vidriería', 'Vidrios, espejos, mamparas y DVH.'],
  ['Impermeabilización', 'Terrazas, humedad de cimientos y medianeras.'],
  ['Mudanzas', 'Fletes, embalaje y armado de muebles.'],
  ['Tapicería', 'Sillones, sillas y cabeceras.'],
  ['Piletas', 'Pintura, filtros, limpieza y reparaciones.'],
  ['Fumigación', 'Insectos, roedores y desinfección.'],
  ['Durlock', 'Tabiques, cielorrasos y revestimientos.'],
  ['Persianas', 'Cortinas de enrollar, cintas y motores.'],
  ['Electrodomésticos', 'Lavarropas, heladeras y hornos.'],
  ['Alarmas y cámaras', 'Instalación, sensores y monitoreo.'],
  ['Antenas', 'TV, wifi y cableado de red.'],
]

/** The 25 trades of the demo marketplace. */
export const demoTrades: readonly Trade[] = names.map(([name, description], index) => ({
  id: index + 1,
  name,
  description,
}))

const findTrade = (name: string): Trade => {
  const trade = demoTrades.find((candidate) => candidate.name === name)
  if (!trade) throw new Error(`Unknown demo trade: ${name}`)
  return trade
}
export const trades = {
  plumbing: findTrade('Plomería'),
  electricity: findTrade('Electricidad'),
  painting: findTrade('Pintura'),
  gas: findTrade('Gas'),
  tiling: findTrade('Pisos'),
  masonry: findTrade('Albañilería'),
}

/** A price guide. */
export const priceGuide: PriceGuide = { jobs: 38, lower: 20_000, median: 40_000, upper: 80_000 }

const toRef = ({ id, name }: Trade): TradeRef => ({ id, name })

/** The price guides of the landing page. */
export const popularPrices: readonly TradePrices[] = [
  { trade: toRef(trades.plumbing), prices: priceGuide },
  { trade: toRef(trades.electricity), prices: { jobs: 31, lower: 20_000, median: 40_000, upper: 60_000 } },
  { trade: toRef(trades.painting), prices: { jobs: 24, lower: 100_000, median: 150_000, upper: 250_000 } },
]
