import type { Marketplace } from './marketplace.ts'

/** The data that the browser sends at the first sign-in of a client. */
export const login = {
  firstName: 'Sofía',
  lastName: 'sin apellido',
  email: 'sofia@plomada.test',
  user: 'sofi',
  imagePerfil: 'sin foto',
}

/** The data of a professional profile, with wire names. */
export const profile = {
  role: 'professional',
  dias: ['lunes', 'domingo'],
  horario: 'tarde',
  description: 'Quince años de obra',
  provincia: 'Buenos Aires',
  ciudad: 'Quilmes',
  direccion: 'Mitre 640',
}

/** Registers a user of the identity provider, by their subject. */
export async function register(
  market: Marketplace,
  subject: string,
  payload: object,
  claims: Record<string, unknown> = {},
) {
  const token = await market.identity.tokenFor(subject, claims)
  const response = await market.app.inject({
    method: 'POST',
    url: '/api/user/register',
    headers: { authorization: `Bearer ${token}` },
    payload,
  })
  return { status: response.statusCode, token, body: response.json() }
}
