import type { Role } from '../catalogues/roles.ts'
import { lookOf } from '../define/lookalike.ts'
import type { ProblemCode } from '../define/problem.ts'
import type { Residence, User } from './user.ts'

/** Characters of a first name, a last name and a phone on the registration form (specification 9). */
export const REGISTER_MAXIMUM = 10
/** Characters of a first or last name elsewhere, at least. */
export const NAME_MINIMUM = 2
/** Characters of a first or last name elsewhere, at most. */
export const NAME_MAXIMUM = 70
/** Characters of a street with its number. */
export const ADDRESS_MAXIMUM = 120
/** Characters of what a person tells about themselves. */
export const DESCRIPTION_MAXIMUM = 1000

/** The names by which others know a user. */
type Names = Pick<User, 'nickname' | 'firstName' | 'lastName'>

const MARKETPLACE = 'plomada'
// What an office of the marketplace could be called, with or without the marketplace's name.
const OFFICES = [
  'admin',
  'administrador',
  'administradora',
  'administracion',
  'administrator',
  'root',
  'soporte',
  'support',
  'moderador',
  'moderadora',
  'moderacion',
  'moderator',
]
const OFFICIAL_WORDS = [
  'oficial',
  'equipo',
  'ayuda',
  'atencion',
  'al',
  'cliente',
  'clientes',
  'pagos',
  'seguridad',
  'argentina',
  'tecnico',
  'tecnica',
  'de',
  'la',
  'el',
  'y',
  'team',
  'help',
]

/** Returns true for a name that stands for the marketplace itself, however it is spelled: «Plomada», «S0porte Plomada». */
export function isNameOfMarketplace(name: string): boolean {
  const words = name
    .split(/[\s._-]+/)
    .map(lookOf)
    .filter((word) => word !== '')
  const offices = [MARKETPLACE, ...OFFICES].map(lookOf)
  const official = [...offices, ...OFFICIAL_WORDS.map(lookOf)]
  const isOffice = words.some((word) => offices.includes(word))
  return (isOffice && words.every((word) => official.includes(word))) || lookOf(name) === lookOf(MARKETPLACE)
}

const isLookOf = (name: string, others: readonly string[]) => {
  const look = lookOf(name)
  return look !== '' && (others.some((other) => lookOf(other) === look) || isNameOfMarketplace(name))
}

/** Returns true for a first and last name that readers may take for an admin's or for the marketplace's. */
export const isImpersonation = (name: string, admins: readonly Names[]): boolean =>
  isLookOf(name, admins.map(fullName))

/** Returns true for a nickname that readers may take for an admin's nickname or name, or for the marketplace's. */
export const isNicknameImpersonation = (nickname: string, admins: readonly Names[]): boolean =>
  isLookOf(nickname, [...admins.map((admin) => admin.nickname), ...admins.map(fullName)])

/** What a user is told whose name is an admin's or the marketplace's. */
export const IMPERSONATION =
  'Ese nombre es de quienes administran el sitio. Elegir otro o agregar un segundo nombre'

/** First and last name, or the first alone when there is no last one. */
export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  lastName ? `${firstName} ${lastName}` : firstName

/**
 * Province, city and address as one line; `Sin registro` for a missing province alone, `Sin datos` for all of it.
 * A product that corrects its words hands over how.
 */
export function residence(
  { province, city, address }: Residence,
  words: (text: string) => string = (text) => text,
): string {
  if (!province && !city && !address) return words('Sin datos')
  return [words(province ?? 'Sin registro'), city && words(city), address].filter(Boolean).join(', ')
}

/** What a screen shows for a field that nobody filled in. */
export const orMissing = (value: string | number | null | undefined): string =>
  value === null || value === undefined || value === '' ? 'N/E' : String(value)

/** An average with one decimal, or `N/E` when nobody has rated yet. */
export const ratingText = (average: number | null): string =>
  average === null ? 'N/E' : average.toLocaleString('es-AR', { maximumFractionDigits: 1 })

/** Whether a person has given what the marketplace needs to know before letting them work. */
export const isComplete = (user: Pick<User, 'phone' | 'firstName'>): boolean =>
  user.phone !== null && user.firstName !== ''

/** A phone number as its digits: spaces, dashes and Argentina's prefix for mobiles do not count. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length > REGISTER_MAXIMUM ? digits.replace(/^0?(549|54)/, '') : digits
}

/** Why a person may not give themselves a role; null when they may. Only a comun changes, to professional (decision D-044). */
export function whyNotBecome(current: Role, wanted: Role): ProblemCode | null {
  if (wanted === current) return null
  return current === 'comun' && wanted === 'professional' ? null : 'roleFixed'
}

/** What an admin's change does to somebody's standing; what is not told stays. */
export interface Appointment {
  isActive?: boolean | undefined
  role?: Role | undefined
}

/**
 * Why an admin may not ban or appoint somebody; null when they may. Nobody does it to themselves, one active admin
 * always stays (decision D-043), and whoever has work under way keeps the role that it was begun in.
 */
export function whyNotAmend(
  admin: Pick<User, 'id'>,
  person: Pick<User, 'id' | 'role' | 'isActive'> & { isBusy: boolean },
  { isActive = person.isActive, role = person.role }: Appointment,
  otherAdmins: number,
): ProblemCode | null {
  const isAdmin = person.role === 'admin' && person.isActive
  if (isAdmin && !(role === 'admin' && isActive)) {
    if (person.id === admin.id) return 'ownAccount'
    if (otherAdmins === 0) return 'lastAdmin'
  }
  const isLeaving = role !== person.role && person.role !== 'admin' && role !== 'professional'
  return isLeaving && person.isBusy ? 'roleFixed' : null
}
