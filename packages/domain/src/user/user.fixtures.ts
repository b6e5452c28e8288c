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
const toRef = ({ id, name }: { id: number; name: string }) => ({ id, name })

/** The demo accounts, shared by stories, tests and the demo. */
export const people = {
  /** A client who publishes offers. */
  ana: client,
  /** A plumber with many good reviews who applies and is accepted. */
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
    trades: [toRef(trades.plumbing), toRef(trades.gas)],
    days: ['lunes', 'martes', 'miercoles', 'jueves', 'sabado'],
    shift: 'mañana',
  },
  /** An electrician without reviews. */
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
    trades: [toRef(trades.electricity)],
    days: ['viernes', 'sabado', 'domingo'],
    shift: 'tarde',
  },
  /** A banned client. */
  dario: {
    ...client,
    id: 4,
    nickname: 'dario',
    firstName: 'Dario',
    lastName: 'Ponce',
    email: 'dario@plomada.example',
    isActive: false,
    joinedOn: '2026-03-14',
    suspension: { reason: 'Cobró una seña y no volvió a contestar los mensajes.', until: '2026-12-05' },
  },
  /** An admin. */
  elena: {
    ...client,
    id: 5,
    nickname: 'elena',
    firstName: 'Elena',
    lastName: 'Quiroga',
    email: 'elena@plomada.example',
    role: 'admin',
  },
  /** A client with the longest names, whose address has only a city. */
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

const allUsers: readonly User[] = Object.values(people)
/** The demo accounts by status. */
export const accounts = {
  active: allUsers.filter(({ isActive }) => isActive),
  banned: allUsers.filter(({ isActive }) => !isActive),
}
