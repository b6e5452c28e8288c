import { toOptions } from '@plomada/define'

/** The service area: one province and its 40 cities, in the spelling of the specification. */
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

export type Province = (typeof provinces)[number]['name']
export type City = (typeof provinces)[number]['cities'][number]

/** The only province of the service area. */
export const PROVINCE: Province = provinces[0].name
export const cities = provinces[0].cities

/** Returns the cities of a province, none for an unknown one. */
export const getCities = (province: unknown): readonly City[] =>
  provinces.find(({ name }) => name === province)?.cities ?? []

export const provinceOptions = toOptions(provinces.map(({ name }) => name))
/** Returns the cities of the selected province as options. */
export const cityOptions = (values: Readonly<Record<string, unknown>>) =>
  toOptions(getCities(values['province']))
