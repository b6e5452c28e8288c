import { and, eq } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { fullName, isImpersonation, isNicknameImpersonation, NAME_MAXIMUM } from '@plomada/domain'
import { profileWords } from '@plomada/domain/calls'
import type { sessionCalls } from '@plomada/domain/calls'
import { EMAIL_MAXIMUM, lookOf, optionalLine, refuse } from '@plomada/domain/define'
import type { Input } from '@plomada/domain/define'
import * as z from 'zod'
import { readAdminNames } from '../database/adminNames.ts'
import { recordAuditEvent } from '../database/auditLog.ts'
import type { AuditOrigin } from '../database/auditLog.ts'
import { transact } from '../database/database.ts'
import type { Db } from '../database/database.ts'
import { users } from '../database/schema.ts'
import { touched } from '../user/user.queries.ts'
import { change, refuseImpersonation } from '../user/user.actions.ts'
import type { TokenClaims, Viewer } from '../http/viewer.ts'

type Registration = Input<typeof sessionCalls.register>['body']
type UserRow = typeof users.$inferSelect

/**
 * Registers whoever signed in, or finds them again, and gives their id. The first time takes what is known of them;
 * later ones fill in what is missing. Somebody banned is found and left as they are.
 */
export async function register(
  db: Db,
  viewer: Exclude<Viewer, null>,
  { person, tradeIds }: Registration,
  origin: AuditOrigin,
  /** Asks the provider for the address that it has proven; called at the first registration only. */
  provenEmail: () => Promise<string | null>,
): Promise<number> {
  const { issuer, subject } = viewer
  const claims = viewer.kind === 'stranger' ? viewer.claims : null
  const identity = claims && identityOf(claims, person, await provenEmail())
  return transact(db, async (tx) => {
    const known = await lock(tx, issuer, subject)
    if (known && !known.isActive) return known.id
    const created = known || !identity ? null : await create(tx, { issuer, subject }, identity)
    const user = created ?? known ?? (await lock(tx, issuer, subject)) ?? refuse('conflict')
    if (created) await recordRegistration(tx, created, origin)
    else await fillBlanks(tx, user, person)
    const { days, shift, description, province, city, address } = person
    const wanted = person.role ?? user.role
    if (created || wanted !== user.role)
      await change(
        tx,
        user,
        {
          role: wanted,
          tradeIds: tradeIds?.length ? tradeIds : undefined,
          days,
          shift,
          description,
          province,
          city,
          address,
        },
        wordOf,
      )
    return user.id
  })
}

const words: Readonly<Record<string, string>> = { ...profileWords, nickname: 'user' }
/** How a registration names a part of the profile: the trades lie beside the person, the rest within. */
const wordOf = (part: string) => (part === 'tradeIds' ? profileWords.tradeIds : `user.${words[part] ?? part}`)

async function lock(tx: Db, issuer: string, subject: string): Promise<UserRow | null> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
    .for('no key update')
  return user ?? null
}

/** The new row; null when another request of the same person was faster. Refuses names that impersonate an admin. */
async function create(
  tx: Db,
  account: Pick<UserRow, 'issuer' | 'subject'>,
  identity: ReturnType<typeof identityOf>,
): Promise<UserRow | null> {
  const { firstName, lastName } = identity
  // A nickname that was not chosen is the first name, which an admin may have too: a number tells them apart.
  const isChosen = lookOf(identity.nickname) !== lookOf(firstName)
  const isTaken = !isChosen && isNicknameImpersonation(identity.nickname, await readAdminNames(tx))
  const nickname = isTaken ? `${firstName} ${randomInt(1000, 10_000)}` : identity.nickname
  await refuseImpersonation(tx, { id: null, ...identity }, { firstName, lastName, nickname }, wordOf)
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
 * What the provider vouches for comes before what the browser says. An address that the provider has not proven is
 * stored as the user's wish: nothing but a code is mailed to it.
 */
function identityOf(claims: TokenClaims, person: Registration['person'], provenEmail: string | null) {
  const claim = (name: string, maximum = NAME_MAXIMUM) => {
    const value = claims[name]
    return typeof value === 'string' ? value.trim().slice(0, maximum) : ''
  }
  const claimed = claim('email', EMAIL_MAXIMUM)
  const proven = provenEmail ?? (claims['email_verified'] === true ? claimed : '')
  const email = proven || claimed || person.email
  if (!email) refuse('invalid', { fields: { 'user.email': 'Email obligatorio' } })
  const name = (claimName: string, sent: string | null | undefined) =>
    readableName(claim(claimName)) || readableName(sent)
  const given = name('nickname', person.nickname)
  // Providers make the first half of the e-mail the nickname, and everybody can read nicknames.
  const isFromEmail = given.toLowerCase() === email.replace(/@.*/, '').toLowerCase()
  const firstName = name('given_name', person.firstName) || (isFromEmail ? '' : given) || 'Usuario'
  return {
    email,
    isEmailProven: email === proven,
    nickname: isFromEmail || !given ? firstName : given,
    firstName,
    lastName: name('family_name', person.lastName) || null,
    photo: pictureOf(claim('picture', Infinity)) ?? pictureOf(person.photo),
  }
}

const nameLine = optionalLine(NAME_MAXIMUM)

/**
 * Returns a name that forms would take, and an empty text for any other: refusing it would lock out a user whose
 * identity provider knows them by it.
 */
function readableName(name: string | null | undefined): string {
  const read = z.safeParse(nameLine, name ?? '')
  return read.success ? read.data : ''
}

/** A picture from elsewhere; anything that is no address of the web is none. */
const pictureOf = (address: string | null | undefined): string | null =>
  address && address.length <= 2048 && /^https?:\/\//.test(address) && URL.canParse(address) ? address : null

async function fillBlanks(tx: Db, user: UserRow, person: Registration['person']): Promise<void> {
  const lastName = readableName(person.lastName)
  // A sign-in is not refused for it: the name stays as it was.
  const isRefused =
    lastName &&
    user.lastName === null &&
    isImpersonation(fullName({ firstName: user.firstName, lastName }), await readAdminNames(tx))
  const blanks = {
    ...(user.lastName === null && lastName && !isRefused && { lastName }),
    ...(user.photo === null && pictureOf(person.photo) && { photo: pictureOf(person.photo) }),
  }
  if (Object.keys(blanks).length > 0)
    await tx
      .update(users)
      .set({ ...blanks, updatedAt: touched })
      .where(eq(users.id, user.id))
}
