import { days, PROVINCE, shifts } from '@plomada/domain'
import type { Role, Shift, User } from '@plomada/domain'
import type { PortraitLook, Random } from '@plomada/art'
import { people } from '@plomada/domain/fixtures'
import { around, rowsOf } from './lines.ts'
import { clientRows } from './people.clients.ts'
import { professionalRows } from './people.professionals.ts'
import type { Picture } from './pictures.ts'
import { addressIn, demoCity, phoneIn } from './places.ts'

/** Somebody of the demo, before the database knows them. */
export interface DemoPerson {
  nickname: string
  email: string
  firstName: string
  lastName: string | null
  isWoman: boolean
  role: Role
  isActive: boolean
  phone: string | null
  province: string | null
  city: string | null
  address: string | null
  description: string | null
  picture: Picture | null
  trades: string[]
  /** Lunes is 1, martes 2, domingo 64. */
  days: number
  shift: Shift | null
  /** How many days ago they joined. */
  joined: number
  /** How good their work is: 1 now and then, 3 always. */
  quality: number
}

const looks: Record<'f' | 'm', readonly PortraitLook[]> = {
  f: ['long', 'bun', 'curls'],
  m: ['short', 'beard', 'cap', 'bald'],
}

// The colours of portraits come back after 24 seeds; by then the hair is another one.
const portraitOf = (order: number, sex: 'f' | 'm'): Picture => ({
  kind: 'portrait',
  seed: order,
  look: around(looks[sex], order + Math.floor(order / 24)),
})

const daysMask = (names: readonly string[]): number =>
  names.reduce((mask, name) => mask | (1 << days.findIndex((day) => day === name)), 0)

const dayOfLetter = (letter: string): string => days['LMXJVSD'.indexOf(letter)] ?? ''

const sexOf = (letter: string): 'f' | 'm' => (letter === 'f' ? 'f' : 'm')

const castOf = (user: User, sex: 'f' | 'm', joined: number, portrait: number | null): DemoPerson => ({
  nickname: user.nickname,
  email: user.email ?? '',
  firstName: user.firstName,
  lastName: user.lastName,
  isWoman: sex === 'f',
  role: user.role,
  isActive: user.isActive,
  phone: user.phone,
  ...user.place,
  description: user.description,
  picture: portrait === null ? null : portraitOf(portrait, sex),
  trades: user.trades.map(({ name }) => name),
  days: daysMask(user.days),
  shift: user.shift,
  joined,
  quality: 3,
})

function neighbour(row: readonly string[], order: number, chance: Random): DemoPerson {
  const [nickname = '', firstName = '', lastName = '', letter = '', cityName = '', joined = ''] = row
  const city = demoCity(cityName)
  const sex = sexOf(letter)
  return {
    nickname,
    email: `${nickname.normalize('NFD').replace(/[^\w.]/g, '')}@plomada.example`,
    firstName,
    lastName,
    isWoman: sex === 'f',
    role: 'comun',
    isActive: true,
    phone: phoneIn(city, 17 * order + 31),
    province: PROVINCE,
    city: city.name,
    address: addressIn(city, chance),
    description: null,
    picture: chance.chance(0.75) ? portraitOf(order, sex) : null,
    trades: [],
    days: 0,
    shift: null,
    joined: Number(joined),
    quality: 3,
  }
}

function professional(row: readonly string[], order: number, chance: Random): DemoPerson {
  const [trades = '', letters = '', shift, quality, description = ''] = row.slice(6)
  return {
    ...neighbour(row, order, chance),
    role: 'professional',
    trades: trades.split(', '),
    days: daysMask([...letters].map(dayOfLetter)),
    shift: shifts.find((one) => one === shift) ?? null,
    quality: Number(quality),
    description,
  }
}

/** Everybody: the cast first, then clients and professionals in the order in which they joined. */
export function demoPeople(chance: Random): DemoPerson[] {
  const cast = [
    castOf(people.ana, 'f', 520, 1),
    castOf(people.bruno, 'm', 700, 3),
    castOf(people.carla, 'f', 21, null),
    { ...castOf(people.dario, 'm', 75, null), phone: '2215550163', address: 'Calle 19 n.º 655' },
    { ...castOf(people.elena, 'f', 720, 5), phone: '2215550177', address: 'Diagonal 74 n.º 1402' },
    castOf(people.maximiliano, 'm', 425, null),
  ]
  const others = [
    ...rowsOf(clientRows).map((row, order) => neighbour(row, order + 6, chance)),
    ...rowsOf(professionalRows).map((row, order) => professional(row, order + 64, chance)),
  ]
  return [...cast, ...others.toSorted((one, other) => other.joined - one.joined)]
}
