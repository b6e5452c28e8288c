import { swatchPhoto } from '../fixtures.photo.ts'
import { trades } from '../trade/trade.fixtures.ts'
import type { User } from './user.ts'

const client: User = {
  id: 1,
  nickname: 'ana',
  firstName: 'Ana',
  lastName: 'Ferreyra',
  email: 'ana@plomada.example',
  phone: '2215550142',
  place: { province: 'Buenos Aires', city: 'La Plata', address: 'Calle 48 n.º 1120' },
  description: null,
  photo: null,
  role: 'comun',
  isActive: true,
  averageRating: null,
  reviewCount: 0,
  trades: [],
  days: [],
  shift: null,
}
const ref = ({ id, name }: { id: number; name: string }) => ({ id, name })

/** The cast: few people, each with one story, whom every story, test and the demo share. */
export const people = {
  /** Ana publishes offers. */
  ana: client,
  /** Bruno is a plumber with many good reviews; he applies and is accepted. */
  bruno: {
    ...client,
    id: 2,
    nickname: 'bruno',
    firstName: 'Bruno',
    lastName: 'Saldaño',
    email: 'bruno@plomada.example',
    phone: '1155550188',
    place: { province: 'Buenos Aires', city: 'Quilmes', address: 'Mitre 640' },
    description:
      'Plomero y gasista. Quince años de obra en el sur del conurbano: baños completos, termotanques, pérdidas difíciles y destapes. Presupuesto cerrado y todo probado antes de irme.',
    photo: swatchPhoto('Plomería', 7),
    role: 'professional',
    averageRating: 4.5,
    reviewCount: 43,
    trades: [ref(trades.plumbing), ref(trades.gas)],
    days: ['lunes', 'martes', 'miercoles', 'jueves', 'sabado'],
    shift: 'mañana',
  },
  /** Carla is an electrician whom nobody has rated yet. */
  carla: {
    ...client,
    id: 3,
    nickname: 'carla',
    firstName: 'Carla',
    lastName: null,
    email: 'carla@plomada.example',
    phone: '1155550111',
    place: { province: 'Buenos Aires', city: 'Moron', address: null },
    description: null,
    role: 'professional',
    trades: [ref(trades.electricity)],
    days: ['viernes', 'sabado', 'domingo'],
    shift: 'tarde',
  },
  /** Dario is banned. */
  dario: {
    ...client,
    id: 4,
    nickname: 'dario',
    firstName: 'Dario',
    lastName: 'Ponce',
    email: 'dario@plomada.example',
    isActive: false,
  },
  /** Elena runs the marketplace. */
  elena: {
    ...client,
    id: 5,
    nickname: 'elena',
    firstName: 'Elena',
    lastName: 'Quiroga',
    email: 'elena@plomada.example',
    role: 'admin',
  },
  /** Maximiliano has the longest names that fit, in a place of which only the city is known. */
  maximiliano: {
    ...client,
    id: 6,
    nickname: 'maxi',
    firstName: 'Maximiliano Hipólito',
    lastName: 'Fernández de la Vega y Urquiza',
    email: 'maximiliano.fernandezdelavega@plomada.example',
    phone: null,
    place: { province: null, city: 'Exaltacion de la Cruz', address: null },
  },
} satisfies Record<string, User>

const everybody: readonly User[] = Object.values(people)
/** The cast as an admin lists it: those who may take part, and those who are banned. */
export const accounts = {
  active: everybody.filter(({ isActive }) => isActive),
  banned: everybody.filter(({ isActive }) => !isActive),
}
