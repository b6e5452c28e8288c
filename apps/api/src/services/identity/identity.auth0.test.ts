import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { auth0Identity } from './identity.auth0.ts'

test('an Auth0 tenant needs only settings', () => {
  const settings = {
    clientId: 'plomada-web',
    audience: 'https://api.plomada.ar',
    domain: 'plomada.auth0.example',
    issuer: 'https://plomada.auth0.example/',
    endsAllSessions: true,
  }
  const tenant = auth0Identity(settings)
  expect(tenant.settings).toEqual({ ...settings, endsAllSessions: false })
  expect(tenant.jwksUri).toBe('https://plomada.auth0.example/.well-known/jwks.json')
})

test('requests the verified address of an Auth0 user with the token of the user', async () => {
  const server = createServer((request, response) => {
    const token = request.headers.authorization?.replace('Bearer ', '')
    response.statusCode = token === 'expired' ? 401 : 200
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ email: 'ana@correo.com', email_verified: token === 'verified' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}/`
  const tenant = auth0Identity({ issuer, domain: issuer, clientId: 'plomada-web', audience: 'api' })
  const getEmail = (token: string) => tenant.getVerifiedEmail({ subject: 'auth0|1', token })
  expect([await getEmail('verified'), await getEmail('unverified')]).toEqual(['ana@correo.com', null])
  await expect(getEmail('expired')).rejects.toThrow('401')
  server.close()
})
