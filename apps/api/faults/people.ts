import type { FastifyInstance } from 'fastify'
import { offerCalls, sessionCalls } from '@plomada/domain/calls'
import type { Input } from '@plomada/domain/define'
import type { Pool } from 'pg'
import { createSender } from '../src/testing/send.ts'
import type { Sender } from '../src/testing/send.ts'

/** Asks a server over the network as the tests ask an app. */
export function senderTo(url: string, token: string | null): Sender {
  const inject = async ({ method = 'GET', url: path, headers, payload }: Asked) => {
    const isJson = typeof payload === 'object'
    const response = await fetch(new URL(path, url), {
      method,
      headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
      ...(payload !== undefined && { body: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
    const text = await response.text()
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      body: text,
      json: () => JSON.parse(text),
    }
  }
  // Of an app, the sender uses this and nothing else.
  return createSender(
    { inject } as unknown as FastifyInstance,
    token === null ? null : () => Promise.resolve(token),
  )
}

interface Asked {
  method?: string
  url: string
  headers?: Record<string, string>
  payload?: string | Record<string, unknown>
}

/** Writes the trades that offers name. */
export const addTrades = (pool: Pool) =>
  pool.query(
    `insert into trades (name, description) values ('Plomería', 'Cañerías'), ('Pintura', 'Interiores')`,
  )

/** Registers a client. */
export const register = (person: Sender, firstName: string, email: string) =>
  person.send(sessionCalls.register, { body: { person: { firstName, email, nickname: firstName } } })

/** Returns the input of the call that publishes an offer. */
export const newOffer = (title: string): Input<typeof offerCalls.create>['body'] => ({
  title,
  description: 'No levanta presión',
  tradeIds: [1],
  budget: 48_000,
  province: 'Buenos Aires',
  city: 'La Plata',
  address: 'Calle 48 n.º 1120',
})

/** Publishes an offer; gives its id. */
export async function publish(person: Sender, title: string): Promise<number> {
  const { service } = await person.send(offerCalls.create, { body: newOffer(title) })
  return service.id
}
