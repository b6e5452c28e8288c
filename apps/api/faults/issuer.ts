import { once } from 'node:events'
import { createServer } from 'node:http'
import { SignJWT, exportJWK, generateKeyPair } from 'jose'

/** A provider of identity that believes everybody: the way in for a test that is about something else. */
export async function openIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'faults', alg: 'RS256', use: 'sig' }
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys: [key] }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const domain = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const issuer = `http://${domain}/`
  const audience = 'https://api.plomada.test'
  return {
    /** What a server is told to believe it. */
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
