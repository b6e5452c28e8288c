import { and, eq } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import {
  fullName,
  isImpersonation,
  isNicknameImpersonation,
  maskContactData,
  NAME_MAXIMUM,
} from '@plomada/domain'
import { profileWireNames, type sessionCalls } from '@plomada/domain/calls'
import { refuse, type InputOf } from '@plomada/domain/contract'
import { EMAIL_MAXIMUM, toSkeleton, optionalLine } from '@plomada/domain/text'
import * as z from 'zod'
import { readAdminNames } from '../database/adminNames.ts'
import { recordAuditEvent, type AuditOrigin } from '../database/auditLog.ts'
import { transact, type Db } from '../database/database.ts'
import { users } from '../database/schema/core.ts'
import { nextUpdatedAt, type UserRow } from '../user/user.queries.ts'
import { changeProfile, refuseImpersonation } from '../user/user.actions.ts'
import type { TokenClaims, Viewer } from '../http/viewer.ts'

type Registration = InputOf<typeof sessionCalls.register>['body']

/** Registers the viewer, or fills in missing data of a registered user who is not banned. Returns their id. */
export async function registerUser(
  db: Db,
  viewer: Exclude<Viewer, null>,
  { person, tradeIds }: Registration,
  origin: AuditOrigin,
  /** Returns the address that the provider has verified. Called only for a new user. */
  getVerifiedEmail: () => Promise<string | null>,
): Promise<number> {
  const { issuer, subject } = viewer
  const claims = viewer.kind === 'unregistered' ? viewer.claims : null
  const identity = claims && buildIdentity(claims, person, await getVerifiedEmail())
  return transact(db, async (tx) => {
    const known = await lockUser(tx, issuer, subject)
    if (known && !known.isActive) return known.id
    const created = known || !identity ? null : await createUser(tx, { issuer, subject }, identity)
    const user = created ?? known ?? (await lockUser(tx, issuer, subject)) ?? refuse('conflict')
    if (created) await recordRegistration(tx, created, origin)
    else await fillMissing(tx, user, person)
    const { role = user.role, days, shift, description, province, city, address } = person
    const trades = tradeIds?.length ? tradeIds : undefined
    const changes = { role, tradeIds: trades, days, shift, description, province, city, address }
    if (created || role !== user.role) await changeProfile(tx, user, changes, toWireName)
    return user.id
  })
}

const wireNames: Readonly<Record<string, string>> = { ...profileWireNames, nickname: 'user' }
/** Returns the path of a field in the body of a registration: the trades are not in `user`. */
const toWireName = (field: string) =>
  field === 'tradeIds' ? profileWireNames.tradeIds : `user.${wireNames[field] ?? field}`

async function lockUser(tx: Db, issuer: string, subject: string): Promise<UserRow | null> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
    .for('no key update')
  return user ?? null
}

/** Creates a user. Returns null if a concurrent request created them. Refuses names that impersonate an admin. */
async function createUser(
  tx: Db,
  account: Pick<UserRow, 'issuer' | 'subject'>,
  identity: ReturnType<typeof buildIdentity>,
): Promise<UserRow | null> {
  const { firstName, lastName } = identity
  // A default nickname is the first name, which may equal that of an admin. A number distinguishes them.
  const isChosen = toSkeleton(identity.nickname) !== toSkeleton(firstName)
  const isTaken = !isChosen && isNicknameImpersonation(identity.nickname, await readAdminNames(tx))
  const nickname = isTaken ? `${firstName} ${randomInt(1000, 10_000)}` : identity.nickname
  await refuseImpersonation(tx, identity, { firstName, lastName, nickname }, toWireName)
  const [created] = await tx
    .insert(users)
    .values({ ...account, ...identity, nickname })
    .onConflictDoNothing()
    .returning()
  return created ?? null
}

const recordRegistration = (tx: Db, { id, email }: UserRow, origin: AuditOrigin): Promise<void> =>
  recordAuditEvent(tx, {
    ...origin,
    actorId: id,
    action: 'registered',
    subject: { kind: 'account', id, label: email },
  })

/**
 * Builds the data of a new user. Claims of the provider take precedence over the request. Only a code is mailed to an
 * address that the provider has not verified.
 */
function buildIdentity(claims: TokenClaims, person: Registration['person'], verifiedEmail: string | null) {
  const claim = (name: string, maximum = NAME_MAXIMUM) => {
    const value = claims[name]
    return typeof value === 'string' ? value.trim().slice(0, maximum) : ''
  }
  const claimed = claim('email', EMAIL_MAXIMUM)
  const verified = verifiedEmail ?? (claims['email_verified'] === true ? claimed : '')
  const email = verified || claimed || person.email
  if (!email) refuse('invalid', { fields: { 'user.email': 'Email obligatorio' } })
  const name = (claimName: string, sent: string | null | undefined) =>
    parseName(claim(claimName)) || parseName(sent)
  const nickname = name('nickname', person.nickname)
  // Providers use the local part of the email as the nickname, and the web app sends that as the first name if there is
  // no given name. Providers write it in lower case: «Ramiro» at ramiro@… is a name.
  const isFromEmail = (text: string) =>
    [email, email.replace(/@.*/, '')].some((part) => text === part || text === part.toLowerCase())
  const sentName = person.firstName === nickname && isFromEmail(nickname) ? '' : person.firstName
  const firstName = maskContactData(
    name('given_name', sentName) || (isFromEmail(nickname) ? '' : nickname) || 'Usuario',
  )
  return {
    email,
    isEmailVerified: email === verified,
    nickname: isFromEmail(nickname) || !nickname ? firstName : nickname,
    firstName,
    lastName: maskContactData(name('family_name', person.lastName)) || null,
    photo: parsePictureUrl(claim('picture', Infinity)) ?? parsePictureUrl(person.photo),
  }
}

const nameLine = optionalLine(NAME_MAXIMUM)

/** Returns a valid name, or an empty text. Refusing an invalid one would lock out a user whose provider has it. */
function parseName(name: string | null | undefined): string {
  const result = z.safeParse(nameLine, name ?? '')
  return result.success ? result.data : ''
}

/** Returns the web address of an external picture, or null. */
const parsePictureUrl = (address: string | null | undefined): string | null =>
  address && address.length <= 2048 && /^https?:\/\//.test(address) && URL.canParse(address) ? address : null

async function fillMissing(tx: Db, user: UserRow, person: Registration['person']): Promise<void> {
  const { firstName } = user
  const lastName = user.lastName === null ? maskContactData(parseName(person.lastName)) : ''
  // Ignored rather than refused, so that the user can sign in.
  const isAllowed = lastName && !isImpersonation(fullName({ firstName, lastName }), await readAdminNames(tx))
  const photo = user.photo === null && parsePictureUrl(person.photo)
  const missing = { ...(isAllowed && { lastName }), ...(photo && { photo }) }
  if (Object.keys(missing).length > 0)
    await tx
      .update(users)
      .set({ ...missing, updatedAt: nextUpdatedAt })
      .where(eq(users.id, user.id))
}
