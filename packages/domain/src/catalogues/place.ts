import { asOptions } from '../define/options.ts'

/** The service area: one province and its 40 cities, spelt as the specification spells them. */
export const provinces = [
  {
    id: 1,
    name: 'Buenos Aires',
    cities: [
      'Almirante Brown',
      'Avellaneda',
      'Berazategui',
      'Berisso',
      'Brandsen',
      'Campana',
      'Canuelas',
      'Ensenada',
      'Escobar',
      'Esteban Echeverria',
      'Exaltacion de la Cruz',
      'Ezeiza',
      'Florencio Varela',
      'General Las Heras',
      'General Rodriguez',
      'General San Martin',
      'Hurlingham',
      'Ituzaingo',
      'Jose C. Paz',
      'La Matanza',
      'La Plata',
      'Lanus',
      'Lomas de Zamora',
      'Lujan',
      'Malvinas Argentinas',
      'Marcos Paz',
      'Merlo',
      'Moreno',
      'Moron',
      'Pilar',
      'Presidente Peron',
      'Quilmes',
      'San Fernando',
      'San Isidro',
      'San Miguel',
      'San Vicente',
      'Tigre',
      'Tres de Febrero',
      'Vicente Lopez',
      'Zarate',
    ],
  },
] as const

/** The name of a province of the service area. */
export type Province = (typeof provinces)[number]['name']
/** The name of a city of the service area, spelt as the specification spells it. */
export type City = (typeof provinces)[number]['cities'][number]

/** The only province there is. */
export const PROVINCE: Province = provinces[0].name
/** The cities of the only province. */
export const cities = provinces[0].cities

/** The cities of a province; none when it is unknown. */
export const citiesOf = (province: unknown): readonly City[] =>
  provinces.find(({ name }) => name === province)?.cities ?? []

/** The provinces to choose from. */
export const provinceOptions = asOptions(provinces.map(({ name }) => name))
/** The cities of whatever province the values hold. */
export const cityOptions = (values: Readonly<Record<string, unknown>>) =>
  asOptions(citiesOf(values['province']))
