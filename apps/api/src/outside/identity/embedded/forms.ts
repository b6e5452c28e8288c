import { NAME_MAXIMUM } from '@plomada/domain'
import { EMAIL_MAXIMUM } from '@plomada/domain/define'
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

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** A field as it was typed, without the characters that no database keeps. */
const read = (body: URLSearchParams, name: string) => (body.get(name) ?? '').replaceAll('\0', '')

const keepMistakes = <Form>(found: { [Field in keyof Form]?: string | undefined }): Mistakes<Form> | null => {
  const entries = Object.entries(found).filter(([, text]) => text !== undefined)
  // Object.fromEntries forgets its keys; they are those of `found`.
  return entries.length > 0 ? (Object.fromEntries(entries) as Mistakes<Form>) : null
}

function emailMistake(email: string): string | undefined {
  if (email === '') return 'Falta el email.'
  if (email.length > EMAIL_MAXIMUM || !looksLikeEmail.test(email))
    return 'El email no está completo. Ejemplo: ana@correo.com'
  return undefined
}

function passwordMistake(password: string): string | undefined {
  if (password === '') return 'Falta la contraseña.'
  if (password.length < minPassword) return `La contraseña necesita ${minPassword} caracteres o más.`
  if (password.length > maxPassword) return `La contraseña admite hasta ${maxPassword} caracteres.`
  return undefined
}

const tooLong = (text: string) =>
  text.length > NAME_MAXIMUM ? `Admite hasta ${NAME_MAXIMUM} caracteres.` : undefined

/** Reads the sign-in form. A password of any length is let through: it is wrong or it is not. */
export function readSignIn(body: URLSearchParams): { form: SignIn; mistakes: Mistakes<SignIn> | null } {
  const form = {
    email: read(body, 'email').trim(),
    password: read(body, 'password').slice(0, maxPassword + 1),
  }
  const password = form.password === '' ? 'Falta la contraseña.' : undefined
  return { form, mistakes: keepMistakes<SignIn>({ email: emailMistake(form.email), password }) }
}

/** Reads the sign-up form. */
export function readSignUp(body: URLSearchParams): { form: SignUp; mistakes: Mistakes<SignUp> | null } {
  const form = {
    givenName: read(body, 'givenName').trim(),
    familyName: read(body, 'familyName').trim(),
    email: read(body, 'email').trim(),
    password: read(body, 'password'),
  }
  const mistakes = keepMistakes<SignUp>({
    givenName: form.givenName === '' ? 'Falta el nombre.' : tooLong(form.givenName),
    familyName: tooLong(form.familyName),
    email: emailMistake(form.email),
    password: passwordMistake(form.password),
  })
  return { form, mistakes }
}
