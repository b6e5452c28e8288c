import { NAME_MAXIMUM } from '@plomada/domain'
import { isEmail, lineUpTo, optionalLine } from '@plomada/domain/define'
import * as z from 'zod'
import { isCommonPassword } from './commonPasswords.ts'
import { maxPassword, minPassword } from './password.ts'

/** What somebody typed to sign in. */
export interface SignIn {
  email: string
  password: string
}

/** What somebody typed to open an account. */
export interface SignUp extends SignIn {
  givenName: string
  familyName: string
}

/** One sentence per field that has to be mended. */
export type Mistakes<Form> = Partial<Record<keyof Form, string>>

/** A field as it was typed, without the characters that no database keeps. */
const read = (body: URLSearchParams, name: string) => (body.get(name) ?? '').replaceAll('\0', '')

const keepMistakes = <Form>(found: { [Field in keyof Form]?: string | undefined }): Mistakes<Form> | null => {
  const entries = Object.entries(found).filter(([, text]) => text !== undefined)
  // Object.fromEntries forgets its keys; they are those of `found`.
  return entries.length > 0 ? (Object.fromEntries(entries) as Mistakes<Form>) : null
}

function emailMistake(email: string): string | undefined {
  if (email === '') return 'Falta el email.'
  if (!isEmail(email)) return 'El email no está completo. Ejemplo: ana@correo.com'
  return undefined
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** What is known of the owner of a password. */
type Owner = Pick<SignUp, 'email' | 'givenName' | 'familyName'>

/** Returns true if a password is what everybody knows of its owner: the e-mail, its first half, or a name. */
const isAboutOwner = (password: string, { email, givenName, familyName }: Owner) => {
  const [local = ''] = email.split('@')
  const known = [
    email,
    local,
    givenName,
    familyName,
    `${givenName}${familyName}`,
    `${familyName}${givenName}`,
  ]
  return known.some((text) => text !== '' && lettersOf(text) === lettersOf(password))
}

/** Returns what is wrong with a new password, or undefined. */
export async function passwordMistake(password: string, owner: Owner): Promise<string | undefined> {
  if (password === '') return 'Falta la contraseña.'
  if (password.length < minPassword) return `La contraseña necesita ${minPassword} caracteres o más.`
  if (password.length > maxPassword) return `La contraseña admite hasta ${maxPassword} caracteres.`
  if (isAboutOwner(password, owner)) return 'La contraseña no puede ser el email ni el nombre.'
  if (await isCommonPassword(password)) return 'Esa contraseña es de las más usadas. Elegir otra.'
  return undefined
}

const nameMistake = (text: string, missing: string | null) => {
  const schema = missing === null ? optionalLine(NAME_MAXIMUM) : lineUpTo(NAME_MAXIMUM, missing)
  return z.safeParse(schema, text).error?.issues[0]?.message
}

/**
 * Reads the sign-in form. An address and a password of any form are let through: they open an account or they do not,
 * and accounts may be older than the rules of the sign-up.
 */
export function readSignIn(body: URLSearchParams): { form: SignIn; mistakes: Mistakes<SignIn> | null } {
  const form = {
    email: read(body, 'email').trim(),
    password: read(body, 'password').slice(0, maxPassword + 1),
  }
  const email = form.email === '' ? 'Falta el email.' : undefined
  const password = form.password === '' ? 'Falta la contraseña.' : undefined
  return { form, mistakes: keepMistakes<SignIn>({ email, password }) }
}

/** Reads the form that requests the code of a password reset. */
export function readResetRequest(body: URLSearchParams) {
  const form = { email: read(body, 'email').trim() }
  return { form, mistakes: keepMistakes<typeof form>({ email: emailMistake(form.email) }) }
}

/** Reads the form with the mailed code and the new password. */
export function readNewPassword(body: URLSearchParams) {
  const form = { code: read(body, 'code').trim(), password: read(body, 'password') }
  const code = form.code === '' ? 'Falta el código.' : undefined
  const password = form.password === '' ? 'Falta la contraseña.' : undefined
  return { form, mistakes: keepMistakes<typeof form>({ code, password }) }
}

/** Returns why the product does not accept a first and last name, or undefined. */
export type NameRefusal = (givenName: string, familyName: string) => Promise<string | undefined>

/** Reads the sign-up form. */
export async function readSignUp(
  body: URLSearchParams,
  nameRefusal: NameRefusal,
): Promise<{ form: SignUp; mistakes: Mistakes<SignUp> | null }> {
  const form = {
    givenName: read(body, 'givenName').trim(),
    familyName: read(body, 'familyName').trim(),
    email: read(body, 'email').trim(),
    password: read(body, 'password'),
  }
  const mistakes = keepMistakes<SignUp>({
    givenName:
      nameMistake(form.givenName, 'Falta el nombre.') ?? (await nameRefusal(form.givenName, form.familyName)),
    familyName: nameMistake(form.familyName, null),
    email: emailMistake(form.email),
    password: await passwordMistake(form.password, form),
  })
  return { form, mistakes }
}
