import { days, PROVINCE, shifts, type Role, type Shift, type User } from '@plomada/domain'
import type { PortraitLook, Random } from '@plomada/art'
import { people } from '@plomada/domain/fixtures'
import { itemAt, parseRows } from './textRows.ts'
import { clientRows } from './people.clients.ts'
import { professionalRows } from './people.professionals.ts'
import type { Picture } from './pictures.ts'
import { createAddress, createPhone, findDemoCity } from './places.ts'

/** A user of the demo before it is inserted. */
export interface DemoPerson {
  nickname: string
  email: string
  firstName: string
  lastName: string | null
  isWoman: boolean
  role: Role
  isActive: boolean
  suspensionReason: string | null
  phone: string | null
  province: string | null
  city: string | null
  address: string | null
  description: string | null
  picture: Picture | null
  trades: string[]
  /** A bit mask: Monday is 1, Tuesday 2, Sunday 64. */
  days: number
  shift: Shift | null
  /** Days since the user joined. */
  joined: number
  /** The quality of their work: 1 (poor) to 3 (good). */
  quality: number
}

const looks: Record<'f' | 'm', readonly PortraitLook[]> = {
  f: ['long', 'bun', 'curls'],
  m: ['short', 'beard', 'cap', 'bald'],
}

// The colors of portraits repeat after 24 seeds, so the hair then differs.
const createPortrait = (order: number, sex: 'f' | 'm'): Picture => ({
  kind: 'portrait',
  seed: order,
  look: itemAt(looks[sex], order + Math.floor(order / 24)),
})

const daysMask = (names: readonly string[]): number =>
  names.reduce((mask, name) => mask | (1 << days.findIndex((day) => day === name)), 0)

const parseDay = (letter: string): string => days['LMXJVSD'.indexOf(letter)] ?? ''

const parseSex = (letter: string): 'f' | 'm' => (letter === 'f' ? 'f' : 'm')

const createAccountPerson = (
  user: User,
  sex: 'f' | 'm',
  joined: number,
  portrait: number | null,
): DemoPerson => ({
  nickname: user.nickname,
  email: user.email ?? '',
  firstName: user.firstName,
  lastName: user.lastName,
  isWoman: sex === 'f',
  role: user.role,
  isActive: user.isActive,
  suspensionReason: user.suspension?.reason ?? null,
  phone: user.phone,
  ...user.place,
  description: user.description,
  picture: portrait === null ? null : createPortrait(portrait, sex),
  trades: user.trades.map(({ name }) => name),
  days: daysMask(user.days),
  shift: user.shift,
  joined,
  quality: 3,
})

function createClient(row: readonly string[], order: number, random: Random): DemoPerson {
  const [nickname = '', firstName = '', lastName = '', letter = '', cityName = '', joined = ''] = row
  const city = findDemoCity(cityName)
  const sex = parseSex(letter)
  return {
    nickname,
    email: `${nickname.normalize('NFD').replace(/[^\w.]/g, '')}@plomada.example`,
    firstName,
    lastName,
    isWoman: sex === 'f',
    role: 'comun',
    isActive: true,
    suspensionReason: null,
    phone: createPhone(city, 17 * order + 31),
    province: PROVINCE,
    city: city.name,
    address: createAddress(city, random),
    description: null,
    picture: random.chance(0.75) ? createPortrait(order, sex) : null,
    trades: [],
    days: 0,
    shift: null,
    joined: Number(joined),
    quality: 3,
  }
}

function createProfessional(row: readonly string[], order: number, random: Random): DemoPerson {
  const [trades = '', letters = '', shift, quality, description = ''] = row.slice(6)
  return {
    ...createClient(row, order, random),
    role: 'professional',
    trades: trades.split(', '),
    days: daysMask([...letters].map(parseDay)),
    shift: shifts.find((one) => one === shift) ?? null,
    quality: Number(quality),
    description,
  }
}

/** Creates the users: those of the fixtures first, then clients and professionals in the order in which they joined. */
export function createDemoPeople(random: Random): DemoPerson[] {
  const known = [
    createAccountPerson(people.ana, 'f', 520, 1),
    createAccountPerson(people.bruno, 'm', 700, 3),
    createAccountPerson(people.carla, 'f', 21, null),
    { ...createAccountPerson(people.dario, 'm', 75, null), phone: '2215550163', address: 'Calle 19 n.º 655' },
    {
      ...createAccountPerson(people.elena, 'f', 720, 5),
      phone: '2215550177',
      address: 'Diagonal 74 n.º 1402',
    },
    createAccountPerson(people.maximiliano, 'm', 425, null),
  ]
  const others = [
    ...parseRows(clientRows).map((row, order) => createClient(row, order + 6, random)),
    ...parseRows(professionalRows).map((row, order) => createProfessional(row, order + 64, random)),
  ]
  return [...known, ...others.toSorted((one, other) => other.joined - one.joined)]
}
