import type { City } from './place.ts'

/** Latitude and longitude of the center of each city, to a kilometer. */
const centers: Readonly<Record<City, readonly [latitude: number, longitude: number]>> = {
  'Almirante Brown': [-34.8, -58.39],
  Avellaneda: [-34.66, -58.37],
  Berazategui: [-34.76, -58.21],
  Berisso: [-34.87, -57.89],
  Brandsen: [-35.17, -58.23],
  Campana: [-34.17, -58.96],
  Canuelas: [-35.05, -58.76],
  Ensenada: [-34.86, -57.91],
  Escobar: [-34.35, -58.79],
  'Esteban Echeverria': [-34.82, -58.47],
  'Exaltacion de la Cruz': [-34.29, -59.1],
  Ezeiza: [-34.85, -58.52],
  'Florencio Varela': [-34.8, -58.28],
  'General Las Heras': [-34.93, -58.95],
  'General Rodriguez': [-34.61, -58.95],
  'General San Martin': [-34.58, -58.54],
  Hurlingham: [-34.59, -58.64],
  Ituzaingo: [-34.66, -58.67],
  'Jose C. Paz': [-34.52, -58.76],
  'La Matanza': [-34.68, -58.56],
  'La Plata': [-34.92, -57.95],
  Lanus: [-34.7, -58.39],
  'Lomas de Zamora': [-34.76, -58.4],
  Lujan: [-34.57, -59.11],
  'Malvinas Argentinas': [-34.5, -58.69],
  'Marcos Paz': [-34.78, -58.84],
  Merlo: [-34.67, -58.73],
  Moreno: [-34.65, -58.79],
  Moron: [-34.65, -58.62],
  Pilar: [-34.46, -58.91],
  'Presidente Peron': [-34.92, -58.38],
  Quilmes: [-34.72, -58.26],
  'San Fernando': [-34.44, -58.56],
  'San Isidro': [-34.47, -58.51],
  'San Miguel': [-34.54, -58.71],
  'San Vicente': [-35.02, -58.42],
  Tigre: [-34.42, -58.58],
  'Tres de Febrero': [-34.6, -58.56],
  'Vicente Lopez': [-34.53, -58.48],
  Zarate: [-34.1, -59.03],
}

const KILOMETERS_PER_DEGREE = 111.2

/** Returns the kilometers between the centers of two cities, in a straight line, or null if one is unknown. */
export function cityDistance(one: string | null, other: string | null): number | null {
  const [from, to] = [one, other].map((city) => centers[city as City])
  if (!from || !to) return null
  // The service area is small, so that its curvature does not matter.
  const north = from[0] - to[0]
  const east = (from[1] - to[1]) * Math.cos((from[0] * Math.PI) / 180)
  return Math.round(Math.hypot(north, east) * KILOMETERS_PER_DEGREE)
}
