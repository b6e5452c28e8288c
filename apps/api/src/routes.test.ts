import { calls } from '@plomada/domain/calls'
import { fillPath, paramsOf } from '@plomada/domain/define'
import type { Call } from '@plomada/domain/define'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarket } from './testing/market.ts'
import type { Market } from './testing/market.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const contract: Call[] = Object.values(calls).flatMap((ofNoun): Call[] => Object.values(ofNoun))
const name = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`
const named = (some: readonly Call[]) => some.map((call) => [name(call), call] as const)
const restricted = contract.filter(({ who }) => who !== 'anyone')
const forMembers = restricted.filter(({ who }) => who !== 'identified')

/** Makes a call with nothing in it and gives the status and the name of the refusal. */
async function ask({ method, path }: Call, person: { subject: string } | null) {
  const ids = Object.fromEntries(paramsOf(path).map((param) => [param, 1]))
  const response = await market.as(person).inject({ method, url: `/api${fillPath(path, ids)}` })
  return [response.statusCode, response.json().code]
}

test('the server answers every call of the contract, each once', () => {
  expect(market.app.calls.map(name).toSorted()).toEqual(contract.map(name).toSorted())
})

test.each(named(restricted))('%s is not for visitors (S-393, S-394)', async (_name, call) => {
  expect(await ask(call, null)).toEqual([401, 'unauthenticated'])
})

test.each(named(forMembers))('%s is not for those who have not registered (S-393)', async (_name, call) => {
  expect(await ask(call, { subject: 'nobody here' })).toEqual([403, 'notRegistered'])
})

test.each(named(forMembers.filter(({ method }) => method !== 'GET')))(
  '%s is not for banned people',
  async (_name, call) => {
    expect(await ask(call, market.dario)).toEqual([403, 'banned'])
  },
)

test.each(named(restricted.filter(({ who }) => Array.isArray(who))))(
  '%s is not for other roles (S-393)',
  async (_name, call) => {
    const others = [market.ana, market.bruno, market.elena].filter(({ role }) => !call.who.includes(role))
    expect(others).not.toEqual([])
    for (const person of others) expect(await ask(call, person)).toEqual([403, 'forbidden'])
  },
)

test('a banned person is told so in these words', async () => {
  const url = '/api/user/service/postular/1'
  const response = await market.as(market.dario).inject({ method: 'POST', url })
  expect(response.json().message).toBe('Usuario Baneado')
})
