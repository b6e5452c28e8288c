import { getLocalDay } from '../catalogues/time.ts'
import type { Role } from '../catalogues/roles.ts'
import { toSkeleton } from '../text/lookalike.ts'
import type { ProblemCode } from '../contract/problem.ts'
import type { Residence, User } from './user.ts'

/** Maximum characters of names and phone on the registration form (specification 9). */
export const REGISTRATION_FIELD_MAXIMUM = 10
export const NAME_MINIMUM = 2
export const NAME_MAXIMUM = 70
export const ADDRESS_MAXIMUM = 120
export const DESCRIPTION_MAXIMUM = 1000

type Names = Pick<User, 'nickname' | 'firstName' | 'lastName'>

const MARKETPLACE = 'plomada'
const STAFF_TITLES =
  'admin administrador administradora administracion administrator root soporte support moderador moderadora moderacion moderator'

/** Returns true for a name that readers may take for the marketplace or its staff, such as «S0porte Plomada» and «Elena (Admin)». */
export function isNameOfMarketplace(name: string): boolean {
  const titles = [MARKETPLACE, ...STAFF_TITLES.split(' ')].map(toSkeleton)
  return (
    name.split(/[^\p{L}\p{M}\p{N}@$|!]+/u).some((word) => titles.includes(toSkeleton(word))) ||
    toSkeleton(name) === toSkeleton(MARKETPLACE)
  )
}

const isLookalike = (name: string, others: readonly string[]) => {
  const skeleton = toSkeleton(name)
  return (
    skeleton !== '' && (others.some((other) => toSkeleton(other) === skeleton) || isNameOfMarketplace(name))
  )
}

/** Returns true for a first and last name that readers may take for an admin's or for the marketplace's. */
export const isImpersonation = (name: string, admins: readonly Names[]): boolean =>
  isLookalike(name, admins.map(fullName))

/** Returns true for a nickname that readers may take for an admin's nickname or name, or for the marketplace's. */
export const isNicknameImpersonation = (nickname: string, admins: readonly Names[]): boolean =>
  isLookalike(nickname, [...admins.map((admin) => admin.nickname), ...admins.map(fullName)])

/** The message for a name that readers may take for an admin's or the marketplace's. */
export const IMPERSONATION_MESSAGE =
  'Ese nombre lo usan quienes administran el sitio. Elegí otro o agregá tu segundo nombre'

/** Returns first and last name, or only the first one when there is no last name. */
export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  lastName ? `${firstName} ${lastName}` : firstName

/**
 * Formats a place as one line: province, city, street. A missing province becomes `Sin registro`, an empty place
 * `Sin datos`. `translate` applies message overrides.
 */
export function formatResidence(
  { province, city, address }: Residence,
  translate: (text: string) => string = (text) => text,
): string {
  if (!province && !city && !address) return translate('Sin datos')
  return [translate(province ?? 'Sin registro'), city && translate(city), address].filter(Boolean).join(', ')
}

/** Formats an optional value: `N/E` when it is missing or empty. */
export const formatOptional = (value: string | number | null | undefined): string =>
  value === null || value === undefined || value === '' ? 'N/E' : String(value)

// Created once, when needed: it takes longer than a hundred formats.
let ratingFormat: Intl.NumberFormat | undefined

/** Formats an average with one decimal, or `N/E` without ratings. */
export const formatRating = (average: number | null): string =>
  average === null
    ? 'N/E'
    : (ratingFormat ??= new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 })).format(average)

/** Returns true when a user has given the data that is required to use the marketplace. */
export const isProfileComplete = (user: Pick<User, 'phone' | 'firstName'>): boolean =>
  user.phone !== null && user.firstName !== ''

/** Returns the digits of a phone number. The prefix 54 or 549 is removed from numbers of more than 10 digits. */
export function normalizePhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length > REGISTRATION_FIELD_MAXIMUM ? digits.replace(/^0?(549|54)/, '') : digits
}

/** Returns why users may not change their role to another, or null. Only comun to professional is allowed (decision D-044). */
export function roleChangeRefusal(current: Role, wanted: Role): ProblemCode | null {
  if (wanted === current) return null
  return current === 'comun' && wanted === 'professional' ? null : 'roleFixed'
}

/** Characters of the reason for a suspension. */
export const SUSPENSION_REASON_MINIMUM = 10
export const SUSPENSION_REASON_MAXIMUM = 500

/** The reason of the specification's call, which has no field for one (row S-429). */
export const DEFAULT_SUSPENSION_REASON = 'No se respetaron los términos y condiciones.'

/** Returns the message for the last day of a suspension that has passed, or null. */
export const suspensionDayMessage = (day: string | null, now: Date): string | null =>
  day !== null && day < getLocalDay(now) ? 'Elegí un día desde hoy' : null

/** Returns until when a suspension lasts: its last day, or a review by an admin. */
export function formatSuspensionEnd(until: string | null): string {
  if (until === null) return 'hasta que lo revisemos'
  const [year, month, day] = until.split('-').map(Number)
  return `hasta el ${day}/${month}/${year} inclusive`
}

/** An admin's change of the ban or the role of a user. */
export interface AccountChange {
  isActive?: boolean | undefined
  role?: Role | undefined
}

/**
 * Returns why an admin may not change the ban or the role of a user, or null. Admins cannot ban or demote themselves,
 * one active admin always remains (decision D-043), and users with unfinished work keep their role.
 */
export function findUserEditProblem(
  admin: Pick<User, 'id'>,
  person: Pick<User, 'id' | 'role' | 'isActive'> & { isBusy: boolean },
  { isActive = person.isActive, role = person.role }: AccountChange,
  otherAdmins: number,
): ProblemCode | null {
  const isAdmin = person.role === 'admin' && person.isActive
  if (isAdmin && !(role === 'admin' && isActive)) {
    if (person.id === admin.id) return 'ownAccount'
    if (otherAdmins === 0) return 'lastAdmin'
  }
  const losesRole = role !== person.role && person.role !== 'admin' && role !== 'professional'
  return losesRole && person.isBusy ? 'roleFixed' : null
}
