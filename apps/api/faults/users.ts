import type { FastifyInstance } from 'fastify'
import { offerCalls, sessionCalls } from '@plomada/domain/calls'
import type { InputOf } from '@plomada/domain/contract'
import type { Pool } from 'pg'
import { createCallClient, type CallClient } from '../src/testing/callClient.ts'

/** Creates a client that sends requests to a server over the network. */
export function connectClient(url: string, token: string | null): CallClient {
  const inject = async ({ method = 'GET', url: path, headers, payload }: FetchRequest) => {
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
  // The client uses no other method of the app.
  return createCallClient(
    { inject } as unknown as FastifyInstance,
    token === null ? null : () => Promise.resolve(token),
  )
}

interface FetchRequest {
  method?: string
  url: string
  headers?: Record<string, string>
  payload?: string | Record<string, unknown>
}

/** Inserts the trades of the offers. */
export const addTrades = (pool: Pool) =>
  pool.query(
    `insert into trades (name, description) values ('Plomería', 'Cañerías'), ('Pintura', 'Interiores')`,
  )

/** Registers a client. */
export const register = (person: CallClient, firstName: string, email: string) =>
  person.send(sessionCalls.register, { body: { person: { firstName, email, nickname: firstName } } })

/** Returns the fields of a new offer. */
export const newOffer = (title: string): InputOf<typeof offerCalls.create>['body'] => ({
  title,
  description: 'No levanta presión',
  tradeIds: [1],
  budget: 48_000,
  province: 'Buenos Aires',
  city: 'La Plata',
  address: 'Calle 48 n.º 1120',
})

/** Publishes an offer and returns its id. */
export async function publish(person: CallClient, title: string): Promise<number> {
  const { service } = await person.send(offerCalls.create, { body: newOffer(title) })
  return service.id
}
