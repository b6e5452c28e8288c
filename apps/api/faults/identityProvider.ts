import { createServer } from 'node:http'
import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import { listenLocally } from '../src/testing/listenLocally.ts'

/** Starts an identity provider that issues tokens for any subject. */
export async function openIdentityProvider() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'faults', alg: 'RS256', use: 'sig' }
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys: [key] }))
  })
  const domain = `127.0.0.1:${await listenLocally(server)}`
  const issuer = `http://${domain}/`
  const audience = 'https://api.plomada.test'
  return {
    /** The settings for a server to trust it. */
    env: { AUTH_DOMAIN: domain, AUTH_ISSUER: issuer, AUTH_CLIENT_ID: 'faults', AUTH_AUDIENCE: audience },
    tokenFor: (subject: string) =>
      new SignJWT({ email: `${subject}@plomada.test`, given_name: subject, nickname: subject })
        .setProtectedHeader({ alg: 'RS256', kid: 'faults' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
    close: () => server.close(),
  }
}
