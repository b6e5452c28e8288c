import { NAME_MAXIMUM } from '@plomada/domain'
import { isEmail, lineUpTo, normalizeLine, optionalLine } from '@plomada/domain/text'
import * as z from 'zod'
import { isCommonPassword } from './commonPasswords.ts'
import { maxPasswordLength, minPasswordLength } from './password.ts'

/** The values of the sign-in form. */
export interface SignIn {
  email: string
  password: string
}

/** The values of the sign-up form. */
export interface SignUp extends SignIn {
  givenName: string
  familyName: string
}

/** An error message per invalid field. */
export type FormErrors<Form> = Partial<Record<keyof Form, string>>

/** Returns the value of a field without NUL characters, which PostgreSQL cannot store. */
const read = (body: URLSearchParams, name: string) => (body.get(name) ?? '').replaceAll('\0', '')

const readLine = (body: URLSearchParams, name: string) => normalizeLine(read(body, name))

const toFormErrors = <Form>(found: {
  [Field in keyof Form]?: string | undefined
}): FormErrors<Form> | null => {
  const entries = Object.entries(found).filter(([, text]) => text !== undefined)
  // Object.fromEntries loses the type of the keys.
  return entries.length > 0 ? (Object.fromEntries(entries) as FormErrors<Form>) : null
}

function emailError(email: string): string | undefined {
  if (email === '') return 'Escribí tu email.'
  if (!isEmail(email)) return 'Al email le falta algo. Ejemplo: ana@correo.com'
  return undefined
}

const toLettersAndDigits = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

type Owner = Pick<SignUp, 'email' | 'givenName' | 'familyName'>

/** Returns true if a password equals the email, its local part or a name of the owner. */
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
  return known.some((text) => text !== '' && toLettersAndDigits(text) === toLettersAndDigits(password))
}

/** Returns why a new password is not accepted, or undefined. */
export async function passwordError(password: string, owner: Owner): Promise<string | undefined> {
  if (password === '') return 'Escribí tu contraseña.'
  if (password.length < minPasswordLength) return `Usá ${minPasswordLength} caracteres o más.`
  if (password.length > maxPasswordLength) return `Usá hasta ${maxPasswordLength} caracteres.`
  if (isAboutOwner(password, owner)) return 'Elegí una contraseña que no sea tu email ni tu nombre.'
  if (await isCommonPassword(password)) return 'Mucha gente usa esa contraseña. Elegí otra.'
  return undefined
}

const nameError = (text: string, missing: string | null) => {
  const schema = missing === null ? optionalLine(NAME_MAXIMUM) : lineUpTo(NAME_MAXIMUM, missing)
  return z.safeParse(schema, text).error?.issues[0]?.message
}

/**
 * Reads the sign-in form. It checks only that both fields are filled: accounts may be older than the rules of the
 * sign-up form.
 */
export function readSignIn(body: URLSearchParams): { form: SignIn; errors: FormErrors<SignIn> | null } {
  const form = {
    email: readLine(body, 'email'),
    password: read(body, 'password').slice(0, maxPasswordLength + 1),
  }
  const email = form.email === '' ? 'Escribí tu email.' : undefined
  const password = form.password === '' ? 'Escribí tu contraseña.' : undefined
  return { form, errors: toFormErrors<SignIn>({ email, password }) }
}

/** Reads the form that requests the code of a password reset. */
export function readResetRequest(body: URLSearchParams) {
  const form = { email: readLine(body, 'email') }
  return { form, errors: toFormErrors<typeof form>({ email: emailError(form.email) }) }
}

/** Reads the form with the mailed code and the new password. */
export function readNewPassword(body: URLSearchParams) {
  const form = { code: readLine(body, 'code'), password: read(body, 'password') }
  const code = form.code === '' ? 'Escribí el código.' : undefined
  const password = form.password === '' ? 'Escribí tu contraseña.' : undefined
  return { form, errors: toFormErrors<typeof form>({ code, password }) }
}

/** Returns why the product does not accept a first and last name, or undefined. */
export type NameRefusal = (givenName: string, familyName: string) => Promise<string | undefined>

/** Reads the sign-up form. */
export async function readSignUp(
  body: URLSearchParams,
  nameRefusal: NameRefusal,
): Promise<{ form: SignUp; errors: FormErrors<SignUp> | null }> {
  const form = {
    givenName: readLine(body, 'givenName'),
    familyName: readLine(body, 'familyName'),
    email: readLine(body, 'email'),
    password: read(body, 'password'),
  }
  const errors = toFormErrors<SignUp>({
    givenName:
      nameError(form.givenName, 'Escribí tu nombre.') ?? (await nameRefusal(form.givenName, form.familyName)),
    familyName: nameError(form.familyName, null),
    email: emailError(form.email),
    password: await passwordError(form.password, form),
  })
  return { form, errors }
}
